import { byOrder } from '@kinsong/contract/tasks/order-key.ts';
import { priorities, type Priority } from '@kinsong/contract/common/priority.ts';
import { awaitsConfirmation, priorityWords } from '@kinsong/contract/tasks/task.ts';
import type { Shown } from './unsent-overlay.ts';

/** A heading and what stands under it. */
export interface Group {
  readonly key: string;
  readonly label: string;
  readonly tone: 'shown' | 'warn' | 'ember';
  readonly shown: readonly Shown[];
}

const tones: Readonly<Record<Priority, Group['tone']>> = { 1: 'ember', 2: 'warn', 3: 'shown', 4: 'shown' };

/**
 * What waits for one's word first, then open before done, by ascending priority (S2 §4), and within one where
 * somebody has put it, else by the day it is due; what is done last, the latest of it first. What was ticked a moment ago stays where it stood.
 */
export function grouped(all: readonly Shown[], me: string, ticked?: string): Group[] {
  const isOpen = ({ task }: Shown) => task.status !== 'completed' || task.id === ticked;
  const open = all.filter(isOpen);
  const closed = all.filter((each) => !isOpen(each));
  const isAwaited = ({ task }: Shown) => awaitsConfirmation(task) && task.created_by === me;
  const waits = closed.filter(isAwaited);
  const done = closed.filter((each) => !isAwaited(each));
  const groups: Group[] = [
    { key: 'waits', label: 'Done, and waiting for your yes', tone: 'shown', shown: waits.toSorted(lately) },
    ...priorities.map((priority) => ({
      key: `p${priority}`,
      label: priorityWords[priority],
      tone: tones[priority],
      shown: open.filter(({ task }) => task.priority === priority).toSorted(pressing),
    })),
    { key: 'done', label: `${done.length} done`, tone: 'shown', shown: done.toSorted(lately) },
  ];
  return groups.filter(({ shown }) => shown.length > 0);
}

/** Open tasks, the most pressing first. */
export const mostPressing = (all: readonly Shown[]): Shown[] =>
  all
    .filter(({ task }) => task.status !== 'completed')
    .toSorted((a, b) => a.task.priority - b.task.priority || pressing(a, b));

/** The first of them, without putting the others in order. */
export const mostPressingOf = (all: readonly Shown[]): Shown | undefined => {
  let first: Shown | undefined;
  for (const each of all) {
    if (each.task.status === 'completed') continue;
    if (first === undefined || (each.task.priority - first.task.priority || pressing(each, first)) < 0)
      first = each;
  }
  return first;
};

/** In the order that each group keeps: whatever is taken out of it needs little more of that. */
export const inOrder = (all: readonly Shown[]): Shown[] => all.toSorted(pressing);

const pressing = ({ task: a }: Shown, { task: b }: Shown): number => byOrder(a, b);

const lately = ({ task: a }: Shown, { task: b }: Shown): number =>
  compare(b.completed_at ?? '', a.completed_at ?? '') || compare(a.id, b.id);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
