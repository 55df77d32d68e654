import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { NewTask } from '@kinsong/contract/tasks/task-input.ts';
import { changedTask, confirmedTask, newTask, type By } from '@kinsong/contract/tasks/task-after-change.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';

/** How far what one did has come: at the house, on its way, kept for later, or refused. */
export type Way = 'there' | 'sending' | 'kept' | 'refused';

export interface Shown {
  readonly task: Task;
  readonly way: Way;
  /** What waits in the outbox for it, the last of it. */
  readonly item?: OutboxItem;
  readonly refused?: ErrorCode;
}

/** The place of a task that is not at the house yet, in one's own thread: nobody knows its address before it is asked. */
export const ownPlace = '00000000-0000-0000-0000-000000000000';
/** Later than every revision: what is not there yet was done last. */
const notYet = Number.MAX_SAFE_INTEGER;

/**
 * Lays what waits in the outbox over the tasks that are held, so that one's own doing is seen at once. A change that
 * was refused shows the task as the house has it, with what it said.
 */
export function overlay(tasks: readonly Task[], items: readonly OutboxItem[], me: string): Shown[] {
  const shown = new Map<string, Shown>();
  for (const task of tasks) if (task.deleted_at === null) shown.set(task.id, asItIs(task));
  const known = new Set(tasks.map(({ id }) => id));
  for (const item of items) {
    if (isMaking(item)) {
      const task = madeBy(item, me);
      if (!known.has(task.id)) shown.set(task.id, { task, ...wayOf(item) });
      continue;
    }
    const target = shown.get(text(item.params, 'task_id'));
    if (target === undefined || !(item.call in doings)) continue;
    const done = item.refused === undefined ? doings[item.call]?.(target.task, item, me) : target.task;
    if (done === undefined) continue;
    if (done === null) shown.delete(target.task.id);
    else shown.set(done.id, { task: done, ...wayOf(item) });
  }
  return [...shown.values()];
}

/** The same object for the same task, so that of a thousand rows only those are drawn anew that changed. */
const kept = new WeakMap<Task, Shown>();

function asItIs(task: Task): Shown {
  const shown = kept.get(task) ?? { task, way: 'there' };
  kept.set(task, shown);
  return shown;
}

const isMaking = ({ call }: OutboxItem): boolean => call === 'tasks.create' || call === 'tasks.createOwn';

/** Whether its making still waits: then what follows has to wait behind it. */
export const isComing = (items: readonly OutboxItem[], id: string): boolean =>
  items.some((item) => isMaking(item) && item.body?.['id'] === id);

/** Changes that the house refused because the task was not there any more: no task is left to show them at. */
export const changedTooLate = (
  known: ReadonlyMap<string, Task>,
  items: readonly OutboxItem[],
): readonly OutboxItem[] =>
  items.filter(
    ({ call, params, refused }) =>
      call === 'tasks.change' &&
      refused === 'found.not' &&
      known.get(text(params, 'task_id'))?.deleted_at !== null,
  );

function wayOf(item: OutboxItem): Omit<Shown, 'task'> {
  if (item.refused !== undefined) return { item, way: 'refused', refused: item.refused };
  return { item, way: item.tries > 0 ? 'kept' : 'sending' };
}

type Doing = (task: Task, item: OutboxItem, me: string) => Task | null;

const doings: Readonly<Record<string, Doing>> = {
  'tasks.change': (task, { body = {}, at }, me) => notYetThere(changedTask(task, body, by(me, at))),
  'tasks.confirm': (task, { at }, me) => notYetThere(confirmedTask(task, by(me, at))),
  'tasks.delete': () => null,
};

const by = (me: string, at: number): By => ({ by: me, at: new Date(at).toISOString() });

const notYetThere = (task: Task): Task => ({ ...task, rev: notYet });

function madeBy({ params, body = {}, at }: OutboxItem, me: string): Task {
  const { origin, ...wanted } = body as NewTask;
  const { type = 'manual', id = null, space_id = null, text: words = '' } = origin ?? {};
  return newTask(
    wanted,
    {
      space_id: text(params, 'space_id') || ownPlace,
      rev: notYet,
      origin: { type, id, space_id, text: words, author_id: null, said_at: null, seq: null },
    },
    by(me, at),
  );
}

const text = (parts: Record<string, unknown>, name: string): string => {
  const value = parts[name];
  return typeof value === 'string' ? value : '';
};
