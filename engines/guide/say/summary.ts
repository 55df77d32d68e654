import { capital } from '../../text/capital.ts';
import { askedOf, type Asked } from './asked.ts';
import { dayInWords, dayOf, todayIn } from './days.ts';
import { votesLines } from './decided.ts';
import { foundOf, lineOf, saidUnder, statements } from './found.ts';
import { lineFor, ofMatter, spacesBy } from './open-things.ts';
import { listed, paragraphs, section, things } from './phrases.ts';
import { nameOf } from './whose.ts';

const most = 4;

/** In few lines: how much, by whom, and the newest words of it. */
export function summarised(given: Asked): string {
  const { frame, world, topic } = given;
  const spaces = spacesBy({ frame, world, topic });
  if (topic.length > 0 && spaces.length === 0)
    return stateOf(given) ?? `I find nothing about ${given.matter} in what you may read.`;
  const asked = askedOf({ ...frame, spaces }, world);
  const read = world.lookedUp.latest.filter(
    ({ at, text, spaceId }) =>
      (spaces.length === 0 || spaces.includes(spaceId)) &&
      text !== frame.said &&
      asked.falls(dayOf(world, at)),
  );
  const [first] = read;
  if (first === undefined) return `Nothing was said${asked.place}${asked.span}.`;
  const since = asked.span || ` since ${dayInWords(dayOf(world, first.at), todayIn(world))}`;
  const authors = [...new Set(read.map(({ authorId }) => nameOf(world, authorId)))];
  const by = authors.length > 4 ? [...authors.slice(0, 3), 'others'] : authors;
  return [
    `${capital(things(read.length, 'message'))}${asked.place}${since}, from ${listed(by)}${read.length > most ? '. The newest' : ''}:`,
    ...read.slice(-most).map((said) => `• ${lineOf(said, asked)}`),
  ].join('\n');
}

/** How a matter or a salon stands: what was decided, what is open, what was said last. Null where neither is named. */
export function stateOf(asked: Asked): string | null {
  const { frame, world, topic, place } = asked;
  const spaces = spacesBy(asked);
  if (topic.length + spaces.length === 0) return null;
  const open = ofMatter(asked).map((thing) => lineFor(thing, asked));
  const latest = world.lookedUp.latest.filter(({ spaceId }) => spaces.includes(spaceId)).toReversed();
  const said = statements(topic.length > 0 ? foundOf(asked) : latest).slice(0, 2);
  const state = paragraphs(
    ...votesLines({ ...asked, frame: { ...frame, spaces } }, 1),
    section(`Open${place}`, open, 8),
    saidUnder('Said of it:', said, asked),
  );
  return state || null;
}
