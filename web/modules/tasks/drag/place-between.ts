import { keyBetween, orderOf } from '@kinsong/contract/tasks/order-key.ts';
import { priorities, type Priority } from '@kinsong/contract/common/priority.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { Group } from '../task-order.ts';

/** Where a task comes to stand: among those of which priority and after which key; and next to whom, for saying so. */
export interface Placing extends Pick<Task, 'priority' | 'order'> {
  /** Counted from nought. */
  readonly place: number;
  readonly others: readonly Task[];
}

export const placeKey = (priority: Priority): string => `p${priority}`;

/** Dropped above or below another one that is open. Nothing, where it would stand where it stands. */
export function droppedAt(
  groups: readonly Group[],
  id: string,
  { target, below }: { target: string; below: boolean },
): Placing | undefined {
  if (target === id) return undefined;
  for (const priority of priorities) {
    const all = tasksIn(groups, priority);
    const others = all.filter((task) => task.id !== id);
    const at = others.findIndex((task) => task.id === target);
    if (at === -1) continue;
    const place = below ? at + 1 : at;
    return all[place]?.id === id ? undefined : placingAt(priority, others, place, id);
  }
  return undefined;
}

/** One step up or down; over the edge of a priority into the next. */
export function stepped(groups: readonly Group[], task: Task, way: 1 | -1): Placing | undefined {
  const all = tasksIn(groups, task.priority);
  const at = all.findIndex(({ id }) => id === task.id);
  if (at === -1) return undefined;
  const others = all.filter(({ id }) => id !== task.id);
  const place = at + way;
  if (place >= 0 && place <= others.length) return placingAt(task.priority, others, place, task.id);
  const priority = priorities.find((each) => each === task.priority + way);
  if (priority === undefined) return undefined;
  const next = tasksIn(groups, priority);
  return placingAt(priority, next, way === 1 ? 0 : next.length, task.id);
}

const tasksIn = (groups: readonly Group[], priority: Priority): Task[] =>
  groups.find(({ key }) => key === placeKey(priority))?.shown.map(({ task }) => task) ?? [];

function placingAt(priority: Priority, others: readonly Task[], place: number, id: string): Placing {
  const [before, after] = [others[place - 1], others[place]];
  const order = keyBetween(before ? orderOf(before) : null, after ? orderOf(after) : null, id);
  return { priority, order, place, others };
}
