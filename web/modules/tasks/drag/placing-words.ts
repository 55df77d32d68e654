import { priorityWords, type Task } from '@kinsong/contract/tasks/task.ts';
import type { Placing } from './place-between.ts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Where a task has come to stand, for those who hear it: next to which one, and as which of how many. */
export function placingInWords({ priority: before }: Task, { priority, place, others }: Placing): string {
  const [above, below] = [others[place - 1], others[place]];
  const beside = below ? `above “${below.text}”` : above ? `below “${above.text}”` : 'alone';
  const where = before === priority ? 'Moved' : `Now ${priorityWords[priority]},`;
  return `${where} ${beside}, ${counted(place, others.length + 1)}`;
}

function counted(place: number, all: number): string {
  const number = numbers[all - 1];
  return number === undefined ? `${place + 1} of ${all}` : `${ordinals[place]} of ${number}`;
}
