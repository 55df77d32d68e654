import { wordsOf } from '../read/find-tasks.ts';
import type { Known } from '../read/read.ts';
import { kinship } from '../read/words/concepts.ts';
import { stem } from '../read/words/stem.ts';
import type { Meant } from './act.ts';
import type { Act } from './acts.ts';
import type { Clause } from './clause-line.ts';
import { finishes } from './finished.ts';
import type { Polarity } from './frame.ts';

/** Says what becomes of a thing, and is no part of its name. */
const shifting = /^(?:moved?|shifted|postponed|rescheduled|cancelled|done|sorted|now)$/;

/** How many things of the house are mostly named by these words: of "library book back" only "book" is known. */
export function namedOutright(about: readonly string[], known: Known, ids: readonly string[]): number {
  const titles = [
    ...known.tasks,
    ...known.events,
    ...known.reminders.map(({ id, text }) => ({ id, title: text })),
  ];
  const words = about.filter((word) => !shifting.test(word)).map(stem);
  return titles.filter(({ id, title }) => {
    const held = wordsOf(title);
    const hits = words.filter((word) => held.some((other) => kinship(word, other) > 0));
    return ids.includes(id) && hits.length * 2 > words.length;
  }).length;
}

/** Told with a feeling, it is the feeling that counts. */
const ofHeart: ReadonlySet<Act> = new Set(['hardship', 'conflict', 'joy']);

/** What comes of the act beside what stands in the house: only that very task is ticked off by a deed that is told. */
export function settled(
  { mask, reading, form }: Clause,
  { act, heard }: Meant,
  read: Polarity,
  amends: boolean,
  house: { topic: readonly string[]; titles: readonly string[]; days: readonly (string | null)[] },
): { act: Act; polarity: Polarity; ticks: boolean } {
  if (amends) return { act: 'unknown', polarity: 'wanted', ticks: true };
  const day = reading.dates[0]?.when.readings[0]?.from;
  // "Slates on Monday", and that is where they stand: nothing changes by it.
  const isName =
    (form.kind === 'fragment' || form.kind === 'told') &&
    (house.topic.length < 2 ||
      house.topic.every((word) => house.titles.some((title) => wordsOf(title).includes(stem(word))))) &&
    !/\bnot\b/.test(mask);
  const stands =
    isName && day !== undefined && house.days.includes(day) && reading.dates[0]?.when.time == null;
  if (stands && (act === 'plan_event' || (act === 'change_task' && heard)))
    return { act, polarity: 'told', ticks: true };
  if (read !== 'done' || !(heard || ofHeart.has(act) || act === 'done_task'))
    return { act, polarity: read, ticks: true };
  const ticks = finishes(mask, house.topic, house.titles);
  const isFelt = ofHeart.has(act) && !(ticks && house.topic.length === 0);
  return isFelt ? { act, polarity: 'told', ticks } : { act: 'done_task', polarity: 'done', ticks };
}

const written: ReadonlySet<Act> = new Set(['add_task', 'plan_event', 'remind_me']);
/** "The recycling goes out tonight": heard as a wish, and there is nothing to write down. */
export const isUnread = ({ form }: Clause, { act, heard }: Meant, object: string | null): boolean =>
  form.kind === 'told' && heard && written.has(act) && object === null;
