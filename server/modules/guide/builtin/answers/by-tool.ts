import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import { ask, askPerson } from './asking.ts';
import { knows, offer } from './offering.ts';
import { oneOf } from './phrases.ts';
import { nameOf } from './whose.ts';

/** Offers the tool that says itself that it is for what was meant, in its own words; null where none does. */
export function byTool(about: Understanding, world: World): Reply | null {
  const { name = '', offering } =
    world.offerings.find((tool) => tool.offering?.intents.includes(about.intent) === true) ?? {};
  if (offering === undefined || !knows(world, name)) return null;
  const [who] = about.people;
  if (offering.forSomebody === true && who !== undefined && (who.guessed || who.ids.length > 1))
    return askPerson(about, who, world);
  const id = who?.ids[0];
  const said = offering.offer({
    title: about.title,
    topic: about.topic,
    day: about.dates[0]?.readings[0]?.from ?? null,
    person: id === undefined ? null : { id, name: nameOf(world, id) },
  });
  if ('ask' in said) return ask(about, { about: 'title', choices: [] }, oneOf(world, said.ask));
  const args = said.args as Record<string, unknown>;
  return offer(about, { tool: name, args }, oneOf(world, said.words));
}
