import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { changeSpace, countIn, type Counts } from '../spaces/index.ts';
import { taskChange, taskRow, taskShape } from './contract-shapes.ts';
import { summed, taskCounts } from './count-tasks.ts';
import { withItsNext, type Follower } from './next-task.ts';
import { findTasks, insertTask, updateTask, type TaskRow } from './tasks.sql.ts';

/** What else is to happen with a task that changed, within the same change. */
type Also = (tx: Db, after: Task, before: Task) => Promise<void>;

/**
 * Changes tasks in the order of their space, each as it is by then, at one revision; nothing is told of one that stays the
 * same. What was deleted is handed over too: whoever changes it says whether it comes back.
 */
export function alterAll(
  house: House,
  spaceId: string,
  { ids, change, also }: { ids: readonly string[]; change: (task: Task) => Task; also?: Also | undefined },
): Promise<Task[]> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const at = house.clock.now();
    const result: Task[] = [];
    const changes: LiveChange[] = [];
    const counts: Counts[] = [];
    const tell = (before: Task | null, stored: TaskRow): void => {
      changes.push(taskChange(stored));
      counts.push(taskCounts(before, taskShape(stored)));
    };
    for (const row of await findTasks(tx, ids)) {
      const before = taskShape(row);
      const wanted = change(before);
      if (wanted === before) {
        result.push(before);
        continue;
      }
      const { task: after, follower } = await withItsNext(tx, { before, after: wanted, rev, at });
      const stored = await store(tx, after, rev);
      await also?.(tx, after, before);
      tell(before, stored);
      if (follower !== null) tell(follower.before, await storeFollower(tx, follower, rev));
      result.push(taskShape(stored));
    }
    if (changes.length === 0) return { result, changes };
    const counted = await countIn(tx, spaceId, { rev, at, ...summed(counts) });
    return { result, changes: [...changes, ...counted] };
  });
}

/** The same for one of them that is there. */
export async function alter(
  house: House,
  { id, spaceId }: TaskRow,
  change: (task: Task) => Task,
  also?: Also,
): Promise<Task> {
  const ifThere = (task: Task): Task => (task.deleted_at === null ? change(task) : task);
  const [task] = await alterAll(house, spaceId, { ids: [id], change: ifThere, also });
  if (task === undefined) throw new Error(`task ${id} has gone`);
  return task;
}

async function store(tx: Db, task: Task, rev: number): Promise<TaskRow> {
  const { id, spaceId: _space, born: _born, createdBy: _by, createdAt: _at, ...values } = taskRow(task);
  return updateTask(tx, id, { ...values, rev });
}

async function storeFollower(tx: Db, { before, after }: Follower, rev: number): Promise<TaskRow> {
  if (before !== null) return store(tx, after, rev);
  const row = taskRow(after);
  if (!(await insertTask(tx, row))) throw new Error(`the next task ${row.id} is there already`);
  return row;
}
