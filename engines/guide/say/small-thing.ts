import { capital } from '../../text/capital.ts';
import { numberOf } from '../read/days/numbers.ts';
import type { Task, World } from '../talk/world.ts';
import type { Asked, Told } from './asked.ts';
import { oneOf, told } from './phrases.ts';
import { asking, askThisOne } from './questions.ts';
import { inOrderOfNeed, isMine, isOpen, reasonFor } from './whose.ts';

const several =
  /\b(two|three|four|five|[2-5]|a couple|a few|some) (?:\w+ ){0,2}?(?:things|tasks|jobs|chores)\b/i;

/** One thing, and why this one; what was named a moment ago is not named again. */
export function nextSmallThing({ frame, world }: Pick<Asked, 'frame' | 'world'>): Told {
  const order = worthDoing(world);
  const number = several.exec(frame.said)?.[1]?.toLowerCase();
  if (number !== undefined && order.length > 1) {
    const count = number === 'a couple' ? 2 : numberOf(number) || 3;
    const lines = order.slice(0, count).map((task) => `“${task.title}” (${reasonFor(task, world)})`);
    return told('These want doing most', lines, count);
  }
  const [one] = notJustNamed(order, world);
  if (one !== undefined) return asking(offered(one, world), askThisOne(frame, one));
  return order.length > 0
    ? 'Those were all that are open. Leave them for today, if none suits.'
    : 'Nothing is open for you, and nothing in your spaces is waiting for somebody to take it.';
}

/** Their own, else what nobody has taken; never what is blocked. */
export function worthDoing(world: World): readonly Task[] {
  const open = world.tasks.filter((task) => isOpen(task) && task.status !== 'blocked');
  const mine = open.filter((task) => isMine(task, world));
  return inOrderOfNeed(mine.length > 0 ? mine : open.filter(({ assignedTo }) => assignedTo === null), world);
}

export function notJustNamed<T extends { readonly title: string }>(
  order: readonly T[],
  { recent }: World,
): readonly T[] {
  const heard = recent.slice(-6).map(({ text }) => text);
  return order.filter(({ title }) => !heard.some((text) => text.includes(`“${title}”`)));
}

function offered(task: Task, world: World): string {
  const why = reasonFor(task, world);
  if (world.mode === 'game')
    return `The next door in the tale opens with a real thing: “${task.title}”, because ${why}.`;
  return oneOf(world, [
    `Take “${task.title}”: ${why}.`,
    `One small thing: “${task.title}”, because ${why}.`,
    `“${task.title}” would be good now. ${capital(why)}.`,
  ]);
}
