import { daysBetween } from '../read/days/calendar.ts';
import type { Reply } from '../talk/reply.ts';
import type { Task, World } from '../talk/world.ts';
import { dayOf, momentInWords, todayIn } from './days.ts';
import { openThings } from './open-things.ts';
import { oneOf } from './phrases.ts';
import { notJustNamed, worthDoing } from './small-thing.ts';
import { isMine, reasonFor } from './whose.ts';

/** What is said unasked, about one thing that really is open: an event of today or tomorrow, else the task that most wants doing. */
export function reminder(world: World): Reply | null {
  const text = ofEvent(world) ?? ofTask(world);
  return text === null ? null : { text, lyrical: false, proposals: [], pending: null };
}

function ofEvent(world: World): string | null {
  const today = todayIn(world);
  const near = openThings(world).filter(
    ({ kind, day }) => kind === 'event' && day !== null && daysBetween(today, day) <= 1,
  );
  const [next] = notJustNamed(near, world);
  if (next === undefined) return null;
  const when = momentInWords(next.day ?? today, next.time, today);
  return oneOf(world, [
    `“${next.title}” is ${when}.`,
    `So that it isn’t forgotten: “${next.title}”, ${when}.`,
  ]);
}

function ofTask(world: World): string | null {
  const mine = worthDoing(world).filter((task) => isMine(task, world) && presses(task, world));
  const [one] = notJustNamed(mine, world);
  if (one === undefined) return null;
  const why = reasonFor(one, world);
  return oneOf(world, [
    `“${one.title}” is still open; ${why}.`,
    `In passing: “${one.title}”, because ${why}.`,
    `Is there a moment for “${one.title}” today? I ask because ${why}.`,
  ]);
}

const presses = ({ dueDate, priority, touchedAt }: Task, world: World): boolean =>
  (dueDate !== null && daysBetween(todayIn(world), dueDate) <= 3) ||
  priority <= 2 ||
  daysBetween(dayOf(world, touchedAt), todayIn(world)) >= 14;
