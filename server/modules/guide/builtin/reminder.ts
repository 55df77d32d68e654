import { daysBetween } from './dates/calendar.ts';
import { dayOf, todayIn } from './answers/days.ts';
import { oneOf, plain } from './answers/phrases.ts';
import { inOrderOfNeed, isMine, isOpen, reasonFor } from './answers/whose.ts';
import type { Reply, World } from './world.ts';

/** The five sentences of the reminders; each names something real. */
const sentences: readonly string[] = [
  '“{task}” is still open; {why}.',
  'A word in passing: “{task}”, because {why}.',
  'Before the day gets away: “{task}”. I name it because {why}.',
  'Someone will sleep better once “{task}” is done; {why}.',
  'One line of the Secret History is waiting to be written: “{task}”; {why}.',
];

/** One reminder from what is really open; null when there is nothing to remind of. */
export function reminder(world: World): Reply | null {
  const heard = world.recent.map(({ text }) => text).join('\n');
  const open = world.tasks.filter((task) => isOpen(task) && isMine(task, world) && task.status !== 'blocked');
  const worth = open.filter((task) => {
    const near = task.dueDate !== null && daysBetween(todayIn(world), task.dueDate) <= 3;
    return near || task.priority <= 2 || daysBetween(dayOf(world, task.touchedAt), todayIn(world)) >= 14;
  });
  const one = inOrderOfNeed(worth, world).find(({ title }) => !heard.includes(`“${title}”`));
  if (one === undefined) return null;
  const text = oneOf(world, sentences).replace('{task}', one.title).replace('{why}', reasonFor(one, world));
  return plain(text);
}
