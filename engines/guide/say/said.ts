import type { Said } from '../talk/world.ts';
import type { Asked, Told } from './asked.ts';
import { wants } from './asked.words.ts';
import { dayOf } from './days.ts';
import { plannedBy, whatIsDue } from './due.ts';
import { foundOf, keptOf, linesOf, saidUnder, statements, tickedBy } from './found.ts';
import { openBy } from './open-things.ts';
import { paragraphs, quoted, section } from './phrases.ts';
import { whoIs } from './people.ts';
import { speaksOf } from './speaks-of.ts';
import { namesOf } from './whose.ts';

const most = 3;

/** What somebody said, of late or of a matter. */
export function whatWasSaid(asked: Asked): string {
  const { frame, world, matter, place, span, falls, topic } = asked;
  const isOwn = asked.people.length === 0 && wants.ownWords.test(frame.said);
  if (isOwn && topic.length === 0 && frame.when === null) return ownLastWords(asked);
  const people = isOwn ? [world.me.id] : asked.people;
  const all = topic.length > 0 ? foundOf(asked) : world.lookedUp.latest.toReversed();
  const theirs = by(people, all).filter(
    ({ spaceId }) => frame.spaces.length === 0 || frame.spaces.includes(spaceId),
  );
  const then = theirs.filter(({ at }) => falls(dayOf(world, at)));
  // "What did she say about Friday?" names a day that was spoken of, not the day on which it was said.
  const found = then.length === 0 && topic.length > 0 ? theirs : then;
  if (found.length > 0) return linesOf(found.slice(0, most), asked);
  const kept = keptOf(asked);
  if (kept !== null) return kept;
  const from = people.length === 0 ? '' : ` from ${namesOf(people, world, 'or')}`;
  return (
    onCard(asked) ??
    `I find nothing${from}${topic.length > 0 ? ` about ${matter}` : ''}${place}${span} in what you may read.`
  );
}

const by = (people: readonly string[], said: readonly Said[]): readonly Said[] =>
  said.filter(({ authorId }) => people.length === 0 || people.includes(authorId));

function ownLastWords({ world }: Asked): string {
  const own = world.recent.filter(({ authorId }) => authorId === world.me.id).slice(-most);
  const texts = own.map(({ text }) => quoted(text));
  return section('You said', texts, most) ?? 'I find nothing of yours before this in our talk.';
}

/** The words in which a figure stands: of the matter, or of those who are named; null where neither is. */
export function figures(asked: Asked): Told | null {
  const { topic, people, world, matter, frame } = asked;
  // "Did we get the three prices?" asks whether it is done.
  const isOfTask = frame.act === 'what_was_done' && topic.length > 0;
  if (isOfTask || topic.length + people.length === 0) return null;
  const hasFigure = ({ text }: Said): boolean => /\d/.test(text);
  const ofMatter = by(people, statements(foundOf(asked, hasFigure)));
  const theirs = people.length === 0 ? [] : by(people, world.lookedUp.latest.toReversed());
  const [found] = [ofMatter, theirs].map((all) => all.filter(hasFigure)).filter((all) => all.length > 0);
  if (found !== undefined) return linesOf(found.slice(0, most), asked);
  const none = `I find no figure for ${matter} in what you may read.`;
  return topic.length === 0 ? null : { text: none, idle: true };
}

/** When it is to be, or was; null where nothing says which matter. */
export function whenIs(asked: Asked): string | null {
  const { topic, matter } = asked;
  if (topic.length === 0 && openBy(asked).length !== 1) return null;
  const planned = plannedBy(asked);
  if (planned !== null) return planned;
  const found = statements(foundOf(asked)).slice(0, most);
  return (
    tickedBy(asked) ??
    saidUnder('I know no day for it. What is written:', found, asked) ??
    `I know no day for ${matter}.`
  );
}

/** It was only just said, and waits for a yes. */
function onCard({ world, topic }: Asked): string | null {
  const cards = world.pending?.proposals.flatMap(({ object }) => object ?? []) ?? [];
  const fits = cards.filter((object) => topic.length > 0 && speaksOf(object, topic) >= topic.length);
  return section(
    'On a card, and not kept yet',
    fits.map((object) => quoted(object)),
    most,
  );
}

/** Whatever is written of it: what is planned, to be done or done, what was kept in mind, what was said. */
export function search(asked: Asked): Told {
  const { frame, topic, people, matter } = asked;
  if (topic.length === 0 && frame.when !== null) return whatIsDue(asked);
  if (topic.length === 0 && people.length > 0) return whoIs(asked);
  // One word of several is a word in passing: "which of the kids has an allergy".
  const isOfIt = ({ text }: Said): boolean => speaksOf(text, topic) >= Math.min(2, topic.length);
  const found = statements(foundOf(asked)).filter(isOfIt).slice(0, most);
  const planned = found.length > 1 ? null : (plannedBy(asked) ?? tickedBy(asked));
  if (planned !== null && frame.when !== null) return planned;
  const kept = keptOf({ ...asked, frame: { ...frame, people: [] } });
  return (
    (paragraphs(kept, linesOf(found, asked), planned) || onCard(asked)) ??
    `I find nothing about ${matter} in what you may read.`
  );
}
