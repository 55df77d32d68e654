import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { NewTask, TaskChange } from '@kinsong/contract/tasks/task-input.ts';
import { changedTask, confirmedTask, newTask, type By } from '@kinsong/contract/tasks/task-after-change.ts';
import { isFree, type Task } from '@kinsong/contract/tasks/task.ts';
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
  const there = new Map(tasks.filter(({ deleted_at }) => deleted_at === null).map((task) => [task.id, task]));
  const known = new Set(tasks.map(({ id }) => id));
  for (const item of items) {
    if (isMaking(item)) {
      const task = madeBy(item, me);
      if (!known.has(task.id)) shown.set(task.id, { task, ...wayOf(item) });
      continue;
    }
    for (const [id, deed] of deedsOf(item, me)) {
      // What was deleted and is wanted back before the house heard of either is simply there.
      const before = shown.get(id)?.task ?? (item.call === 'tasks.keepMany' ? there.get(id) : undefined);
      if (before === undefined) continue;
      const done = item.refused === undefined ? deed(before) : before;
      if (done === null) shown.delete(id);
      else shown.set(id, { task: done, ...wayOf(item) });
    }
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

type Deed = (task: Task) => Task | null;

/** What a write does, and to which tasks. */
function deedsOf({ call, params, body = {}, at }: OutboxItem, me: string): [id: string, deed: Deed][] {
  const now = by(me, at);
  const one = text(params, 'task_id');
  const some = (body['task_ids'] ?? []) as string[];
  const changing =
    (change: TaskChange): Deed =>
    (task) =>
      notYetThere(changedTask(task, change, now));
  switch (call) {
    case 'tasks.change':
      return [[one, changing(body)]];
    case 'tasks.changeMany':
      return (body['changes'] as { task_id: string; change: TaskChange }[]).map(({ task_id, change }) => [
        task_id,
        changing(change),
      ]);
    case 'tasks.claim':
      return [[one, (task) => (isFree(task) ? changing({ assigned_to: me })(task) : task)]];
    case 'tasks.confirm':
      return [[one, (task) => notYetThere(confirmedTask(task, now))]];
    case 'tasks.delete':
      return [[one, () => null]];
    case 'tasks.deleteMany':
      return some.map((id) => [id, () => null]);
    case 'tasks.keepMany':
      return some.map((id) => [id, (task) => task]);
    default:
      return [];
  }
}

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
