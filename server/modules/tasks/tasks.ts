import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { TaskChange } from '@kinsong/contract/tasks/given.ts';
import type { listTasks as listCall } from '@kinsong/contract/tasks/tasks.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, mayOrRefuse, type ChangeSource } from '../spaces/index.ts';
import { differences, tell } from './happened.ts';
import { carriedAndAsked } from './mine.sql.ts';
import { mustBeHere, reachTask } from './reaching.ts';
import { taskChange, taskShape } from './shapes.ts';
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
  const now = house.clock.now();
  const { assigned_to } = change;
  if (assigned_to != null && assigned_to !== found.assignedTo)
    await mustBeHere(house, assigned_to, found.spaceId);
  if (differences(found, changed(found, change, person, now), person.id, now).length === 0)
    return taskShape(found);
  return alter(house, found, (row) => {
    const after = changed(row, change, person, now);
    const news = differences(row, after, person.id, now);
    return news.length === 0 ? null : { ...after, happened: tell(row.happened, news) };
  });
}

function changed(row: Row, change: TaskChange, person: Person, now: Date): Row {
  const { text = row.text, description = row.description, notes = row.notes, tags = row.tags } = change;
  const { priority = row.priority, due_date: dueDate = row.dueDate } = change;
  const after = { ...row, text, description, notes, tags, priority, dueDate };
  return { ...after, ...carrier(row, change), ...standing(row, change, person, now) };
}

/** A member carries it, or somebody outside, or whoever is here: one of them. */
function carrier(
  row: Row,
  { assigned_to, assigned_outside }: TaskChange,
): Pick<Row, 'assignedTo' | 'assignedOutside'> {
  if (assigned_outside != null) return { assignedTo: null, assignedOutside: assigned_outside };
  if (assigned_to != null) return { assignedTo: assigned_to, assignedOutside: null };
  return {
    assignedTo: assigned_to === undefined ? row.assignedTo : null,
    assignedOutside: assigned_outside === undefined ? row.assignedOutside : null,
  };
}

type Standing = Pick<Row, 'status' | 'completedBy' | 'completedAt' | 'confirmedBy' | 'confirmedAt'>;

/** Who did it and when is said once it is done, and no longer when it is taken up again. */
function standing(row: Row, change: TaskChange, person: Person, now: Date): Standing {
  const ticked = change.completed === undefined ? row.status : tickedStatus(row, change.completed);
  const status = change.status ?? ticked;
  const { completedBy, completedAt, confirmedBy, confirmedAt } = row;
  if (status === row.status) return { status, completedBy, completedAt, confirmedBy, confirmedAt };
  const isDone = status === 'completed';
  return {
    status,
    completedBy: isDone ? person.id : null,
    completedAt: isDone ? now : null,
    confirmedBy: null,
    confirmedAt: null,
  };
}

const tickedStatus = ({ status }: Row, completed: boolean): Row['status'] => {
  if (completed) return 'completed';
  return status === 'completed' ? 'pending' : status;
};

/** Takes a task away. What stays is that there was one: none of its words, nor whose they were. */
export async function deleteTask(house: House, person: Person, taskId: string): Promise<Task> {
  const found = await reachTask(house, person, taskId, 'delete');
  if (found.deletedAt !== null) return taskShape(found);
  const bare = { type: 'manual', id: null, space_id: null, text: '', author_id: null } as const;
  const wordless = { text: '', description: '', notes: '', tags: [], happened: [] };
  return alter(house, found, (row) => ({
    ...row,
    ...wordless,
    assignedOutside: null,
    origin: { ...bare, said_at: null, seq: null },
    deletedAt: house.clock.now(),
  }));
}

/** Changes a task in the order of its space, as it is by then; nothing is told when there is nothing to change. */
export function alter(
  house: House,
  { id, spaceId }: Row,
  change: (row: Row) => Row | null,
  also: (tx: Parameters<typeof rows.updateTask>[0], row: Row) => Promise<void> = async () => {},
): Promise<Task> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await rows.findTask(tx, id);
    if (row === null) throw new Refusal('found.not');
    const after = row.deletedAt === null ? change(row) : null;
    if (after === null) return { result: taskShape(row), changes: [] };
    const { id: _id, spaceId: _space, born: _born, createdBy: _by, createdAt: _at, ...values } = after;
    const stored = await rows.updateTask(tx, id, { ...values, rev });
    await also(tx, stored);
    return { result: taskShape(stored), changes: [taskChange(stored)] };
  });
}

export const tasksChanges: ChangeSource = async ({ db }, spaceId, span) =>
  (await rows.tasksChanged(db, spaceId, span)).map(taskChange);
