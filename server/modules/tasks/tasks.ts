import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { TaskChange } from '@kinsong/contract/tasks/task-input.ts';
import { changedTask, type By } from '@kinsong/contract/tasks/task-after-change.ts';
import type { listTasks as listCall } from '@kinsong/contract/tasks/tasks.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, mayOrRefuse, type ChangeSource } from '../spaces/index.ts';
import { carriedAndAsked } from './my-tasks.sql.ts';
import { mustBeHere, reachTask } from './find-task.ts';
import { taskChange, taskRow, taskShape } from './contract-shapes.ts';
import * as rows from './tasks.sql.ts';

type Row = rows.TaskRow;

export async function listTasks(
  house: House,
  person: Person,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Answer<typeof listCall>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'tasks.read', spaceId);
  const page = { after: Math.max(after, seesFrom), limit: limit + 1 };
  const found = await rows.pageOfTasks(house.db, spaceId, page);
  return { tasks: found.slice(0, limit).map(taskShape), more: found.length > limit, rev };
}

/** What is done stays on one's own list for so long. */
const doneStays = 30 * day;

export async function listMine(house: House, person: Person): Promise<Task[]> {
  const since = new Date(house.clock.now().getTime() - doneStays);
  return (await carriedAndAsked(house.db, person.id, since)).map(taskShape);
}

/** Changes what is given, and only if it is different: two people who tick at once tick it once. */
export async function changeTask(
  house: House,
  person: Person,
  taskId: string,
  change: TaskChange,
): Promise<Task> {
  const found = await reachTask(house, person, taskId, 'change');
  if (found.deletedAt !== null) throw new Refusal('found.not');
  const { assigned_to } = change;
  if (assigned_to != null && assigned_to !== found.assignedTo)
    await mustBeHere(house, assigned_to, found.spaceId);
  const changed = (task: Task) => changedTask(task, change, by(person, house.clock.now()));
  const known = taskShape(found);
  return changed(known) === known ? known : alter(house, found, changed);
}

export const by = ({ id }: Person, moment: Date): By => ({ by: id, at: moment.toISOString() });

/** Takes a task away. What stays is that there was one: none of its words, nor whose they were. */
export async function deleteTask(house: House, person: Person, taskId: string): Promise<Task> {
  const found = await reachTask(house, person, taskId, 'delete');
  if (found.deletedAt !== null) return taskShape(found);
  const bare = { type: 'manual', id: null, space_id: null, text: '', author_id: null } as const;
  const wordless = { text: '', description: '', notes: '', tags: [], happened: [] };
  return alter(house, found, (task) => ({
    ...task,
    ...wordless,
    assigned_outside: null,
    origin: { ...bare, said_at: null, seq: null },
    deleted_at: house.clock.now().toISOString(),
  }));
}

/** Changes a task in the order of its space, as it is by then; nothing is told when it stays the same. */
export function alter(
  house: House,
  { id, spaceId }: Row,
  change: (task: Task) => Task,
  also: (tx: Parameters<typeof rows.updateTask>[0], row: Row) => Promise<void> = async () => {},
): Promise<Task> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await rows.findTask(tx, id);
    if (row === null) throw new Refusal('found.not');
    const task = taskShape(row);
    const after = row.deletedAt === null ? change(task) : task;
    if (after === task) return { result: task, changes: [] };
    const {
      id: _id,
      spaceId: _space,
      born: _born,
      createdBy: _by,
      createdAt: _at,
      ...values
    } = taskRow(after);
    const stored = await rows.updateTask(tx, id, { ...values, rev });
    await also(tx, stored);
    return { result: taskShape(stored), changes: [taskChange(stored)] };
  });
}

export const tasksChanges: ChangeSource = async ({ db }, spaceId, span) =>
  (await rows.tasksChanged(db, spaceId, span)).map(taskChange);
