import { capital } from '../../text/capital.ts';
import type { World } from '../talk/world.ts';
import { askedOf, type Asked } from './asked.ts';
import { foundOf, keptOf, lineOf, saidUnder, statements, tickedBy } from './found.ts';
import { lineFor, ofMatter, openBy, openThings } from './open-things.ts';
import { joined, listed, paragraphs, quoted, section, things } from './phrases.ts';
import { about } from './speaks-of.ts';
import { isOpen, nameOf, namesOf, personOf, toldApart } from './whose.ts';

const most = 12;

/** Somebody was named whom nobody here answers to, as such or with a capitals; null where all are known. */
export function stranger({ frame, world, topic }: Asked): string | null {
  const capitals = frame.people.length > 0 ? [] : topic.map(capital);
  const name =
    frame.people.find(({ ids }) => ids.length === 0)?.said ??
    capitals.find((word) => frame.said.includes(` ${word}`));
  if (name === undefined) return null;
  const text = /^(?:my|our) /i.test(name)
    ? `I don’t know who ${name.replace(/^my/i, 'your')} is here.`
    : `I know nobody here called ${name}.`;
  const asked = askedOf({ ...frame, topic: [name.toLowerCase()] }, world);
  const [spoken] = foundOf(asked);
  return spoken === undefined ? text : `${text} The name was mentioned, though:\n${lineOf(spoken, asked)}`;
}

export function whoIs(asked: Asked): string {
  const { frame, world, people, topic } = asked;
  if (people.length > 0) return people.map((id) => portrait(id, asked)).join('\n');
  if (frame.act === 'who_is' && topic.length > 0) return whoDoes(asked);
  const space = world.spaces.find(({ id }) => frame.spaces.includes(id));
  if (space !== undefined) return `In ${space.name}: ${someOf(space.people, world)}.`;
  const all = world.people.map(({ id }) => id);
  return all.length === 0
    ? 'So far it is only you and I here.'
    : `You share this house with ${someOf(all, world)}.`;
}

const someOf = (ids: readonly string[], world: World): string =>
  ids.length > most
    ? listed([...ids.slice(0, most).map((id) => toldApart(id, ids, world)), `${ids.length - most} more`])
    : namesOf(ids, world);

/** Where they are with one, what is open for them, what is planned, offered and kept in mind of them, and their last words. */
function portrait(id: string, asked: Asked): string {
  const { world, people } = asked;
  const shared = world.spaces.filter((space) => space.people.includes(id)).map(({ name }) => name);
  const [first, ...others] = world.tasks.filter((task) => isOpen(task) && task.assignedTo === id);
  const called = nameOf(world, id);
  const name = personOf(world, id)?.realName ?? toldApart(id, people, world);
  const events = openThings(world).filter(({ kind }) => kind === 'event');
  const last = world.lookedUp.latest.findLast(({ authorId }) => authorId === id);
  const planned = about(events, [called.toLowerCase()], ({ title }) => title);
  return joined(
    shared.length === 0
      ? `${name} shares no space with you.`
      : `${name} is with you in ${listed(shared.length > 3 ? [...shared.slice(0, 3), 'elsewhere'] : shared)}.`,
    first === undefined
      ? null
      : `Open for ${called}: ${things(others.length + 1, 'task')}${others.length === 0 ? ',' : ', among them'} “${first.title}”.`,
    section(
      'In the calendar',
      planned.slice(0, 2).map((thing) => lineFor(thing, asked)),
      2,
    ),
    ...world.help.filter(({ who }) => who === id).map(({ said }) => `Offered: ${quoted(said)}`),
    keptOf({ ...asked, words: [called.toLowerCase()] }),
    last === undefined
      ? 'Nothing was written of late that you may read.'
      : `Last written: ${lineOf(last, asked)}`,
  );
}

/** Where people are is not seen here; only what they share, and where and when they last wrote. */
export const findPerson = (asked: Asked): string =>
  asked.people.length === 0 ? whoIs(asked) : joined('I can’t see where people are.', whoIs(asked));

/** Whose task it is or was; else who said they would. What stands in the calendar by that name is told with it. */
export function whoDoes(asked: Asked): string {
  const { world, matter, falls } = asked;
  const open = asked.frame.spaces.length > 0 ? ofMatter(asked) : openBy(asked);
  const found = open.filter(({ task }) => task !== null);
  const then = found.filter(({ day }) => day !== null && falls(day));
  const events = open.filter(({ kind }) => kind === 'event').map((thing) => lineFor(thing, asked));
  const lines = (then.length > 0 ? then : found).slice(0, 3).map((thing) => {
    const who = thing.task?.assignedTo ?? null;
    const line = lineFor({ ...thing, task: null }, asked);
    return who === null ? `Nobody has taken ${line} yet.` : `${capital(nameOf(world, who))}: ${line}.`;
  });
  const said = statements(foundOf(asked)).slice(0, 2);
  const otherwise =
    saidUnder('No task says so, but this was said:', said, asked) ??
    tickedBy(asked) ??
    `No task and no message I can see says who does ${matter}.`;
  return paragraphs(...(lines.length > 0 ? lines : [otherwise]), section('In the calendar', events, 3));
}

export const ownSpaces = ({ world }: Asked): string =>
  `You are in ${listed(world.spaces.map(({ name }) => name))}.`;

/** Nobody says here that they come: what is planned, and what was said of it. */
export function whoComes(asked: Asked): string {
  const [event] = openBy(asked).filter(({ kind }) => kind === 'event');
  const said = asked.topic.length === 0 ? [] : statements(foundOf(asked)).slice(0, 2);
  const of = event === undefined ? '' : ` for ${lineFor(event, asked)}`;
  return paragraphs(`No list of guests is kept here${of}.`, saidUnder('What was said:', said, asked));
}
