import { newId } from '@kinsong/contract/common/ids.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { nextDue } from '@kinsong/contract/tasks/repeat.ts';
import { newTask } from '@kinsong/contract/tasks/task-after-change.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { Db } from '../../platform/database/index.ts';
import { taskShape } from './contract-shapes.ts';
import { findTask } from './tasks.sql.ts';
import { wordless } from './wordless-task.ts';

/** A task that comes or goes because another one was done, or was not done after all. */
export interface Follower {
  readonly before: Task | null;
  readonly after: Task;
}

interface Changing {
  readonly before: Task;
  readonly after: Task;
  readonly rev: number;
  readonly at: Date;
}

/**
 * Whoever does what comes back makes the next one, once: a task knows the one that followed it. Taken up again within the
 * moment for that, the next one goes too, as long as nobody has touched it.
 */
export async function withItsNext(
  tx: Db,
  { before, after, rev, at }: Changing,
): Promise<{ task: Task; follower: Follower | null }> {
  const isDone = (task: Task): boolean => task.status === 'completed' && task.deleted_at === null;
  const alone = { task: after, follower: null };
  if (isDone(after) && !isDone(before) && after.repeat !== null && after.next_id === null) {
    const next = following(after, rev, at);
    return { task: { ...after, next_id: next.id }, follower: { before: null, after: next } };
  }
  if (isDone(before) && after.deleted_at === null && !isDone(after) && before.next_id !== null) {
    const row = await findTask(tx, before.next_id);
    if (row === null || row.deletedAt !== null) return { task: { ...after, next_id: null }, follower: null };
    if (row.rev !== row.born) return alone;
    const next = taskShape(row);
    return { task: { ...after, next_id: null }, follower: { before: next, after: wordless(next, at) } };
  }
  return alone;
}

/** The same once more, with nothing of it done yet. */
function following(task: Task, rev: number, at: Date): Task {
  const { space_id, repeat, checklist, origin, created_by, due_date } = task;
  const due = repeat === null ? null : nextDue(repeat, due_date, dayOf(at));
  const again = { ...task, id: newId(), due_date: due, checklist: [] };
  const made = newTask(again, { space_id, rev, origin }, { by: created_by, at: at.toISOString() });
  return { ...made, checklist: checklist.map((item) => ({ ...item, done: false })) };
}
