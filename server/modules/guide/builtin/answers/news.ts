import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import { todayIn } from './days.ts';
import { newTask } from './new-task.ts';
import { oneOf, plain } from './phrases.ts';
import { lineOf, speaksOf } from './recalled.ts';
import { personOf } from './whose.ts';

const belongings =
  'glasses|spectacles|keys?|phone|wallet|purse|bag|handbag|hearing aids?|passport|id card|bank card|card|jacket|coat|scarf|gloves?|umbrella|ring|watch|charger|remote|book|bike|rucksack|backpack|teddy|toy|diary|notebook|walking stick|stick|teeth|dentures';
const kin =
  '(?:grand)?(?:son|daughter|child|children|kids?|mother|father|parents)s?|sisters?|brothers?|aunts?|uncles?|cousins?|nieces?|nephews?|friends?|grandma|grandpa|family';

/** What is told without asking for anything: a thing that is lost, somebody who comes, a word for somebody else. */
export const news: readonly Aside[] = [
  aside(
    `(?:i|we|he|she|PERSON|my \\w+) (?:have |has |had |just |again |have just )*(?:lost|mislaid|misplaced|can not find|could not find|do not find|does not find) (?:my|our|the|his|her) (?:\\w+ ){0,2}?(?:${belongings})(?: (?:again|somewhere|anywhere|DATE))*`,
    mislaid,
  ),
  aside(
    `(?:PERSON|(?:my|our) (?:\\w+ )?(?:${kin}))(?: and [^|]{1,24})? (?:will |is going to |are going to |is |are )?(?:visit|visits|visiting|come|comes|coming|arrive|arrives|arriving)(?: me| us| home| over| here| to visit| for a visit| to see (?:me|us)| to stay)* DATE`,
    visitors,
  ),
  aside(
    `(?:(?:tell|let|text|message) (PERSON|my \\w+) (?:know )?|(?:write|say) to (?:PERSON|my \\w+) )(?:that )?(?:i|we) [^|]+`,
    message,
  ),
];

async function mislaid(about: Understanding, world: World): Promise<Reply> {
  const thing = new RegExp(`\\b(?:${belongings})\\b`, 'i').exec(about.text)?.[0].toLowerCase() ?? 'it';
  const hits = await world.search([thing], 20);
  const seen = hits.find(({ text }) => text !== about.text && speaksOf(text, [thing]) >= 1);
  const carry = { about: { ...about, intent: 'search' as const, topic: [thing] }, asked: null, offer: null };
  if (seen !== undefined)
    return plain(`Oh dear. Somebody wrote of it, perhaps it helps:\n${lineOf(seen, world, [thing])}`, carry);
  return plain(
    oneOf(world, [
      'Oh dear. Where did you last have it in your hand? If it stays away, ask in a salon; somebody may have seen it.',
      'What a nuisance. When did you last hold it? Nobody has written of it, so ask the house.',
    ]),
    carry,
  );
}

function visitors(about: Understanding, world: World): Reply | null {
  const [days] = about.dates[0]?.readings ?? [];
  const isAhead = days === undefined || days.to >= todayIn(world);
  if (about.title === null || !isAhead) return null;
  const reply = newTask({ ...about, intent: 'add_task', assignee: null }, world);
  return {
    ...reply,
    text: `${oneOf(world, ['How lovely.', 'That is something to look forward to.'])} ${reply.text}`,
  };
}

/** The guide carries no messages: it says where one can be written. */
function message(about: Understanding, world: World): Reply {
  const id = about.people.length === 1 && about.people[0]?.guessed === false ? about.people[0].ids : [];
  const person = id.length === 1 ? personOf(world, id[0] ?? null) : undefined;
  const place = world.spaces.find(({ people }) => person !== undefined && people.includes(person.id));
  const text =
    person === undefined || place === undefined
      ? 'I can not send messages. Write it in a salon where they read it, or call; I can remind you to.'
      : `I can not send messages. ${person.name} reads what you write in ${place.name}.`;
  return plain(text, { about, asked: null, offer: null });
}
