import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day, minute } from '@kinsong/contract/common/time.ts';
import { addDays } from '@kinsong/contract/tasks/days.ts';
import type { NewTask } from '@kinsong/contract/tasks/given.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, ensureThread, mayOrRefuse } from '../spaces/index.ts';
import { originOf } from './origin.ts';
import { mustBeHere } from './reaching.ts';
import { taskChange, taskShape } from './shapes.ts';
import { findTask, insertTask, type TaskRow } from './tasks.sql.ts';

/** How long a device may have been offline with what was written on it. */
const longestAway = 60 * day;

/** Writes down a task. Sent twice, it is stored once and answered the same. */
export async function createTask(
  house: House,
  person: Person,
  spaceId: string,
  wanted: NewTask,
): Promise<Task> {
  const place = await mayOrRefuse(house, person, 'tasks.create', spaceId);
  const known = await findTask(house.db, wanted.id);
  if (known !== null) return sameOrRefuse(known, person, spaceId);
  const createdAt = momentOf(house, wanted);
  notBeforeToday(wanted.due_date, createdAt);
  const assignedTo = carrierOf(wanted, person);
  if (assignedTo !== null && assignedTo !== person.id) await mustBeHere(house, assignedTo, spaceId);
  const origin = await originOf(house, person, wanted.origin, {
    spaceId,
    onlyMine: place.kind === 'thread',
  });
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row: TaskRow = {
      id: wanted.id,
      spaceId,
      rev,
      born: rev,
      text: wanted.text,
      description: wanted.description,
      notes: wanted.notes,
      tags: wanted.tags,
      priority: wanted.priority,
      status: 'pending',
      dueDate: wanted.due_date,
      assignedTo,
      assignedOutside: wanted.assigned_outside,
      createdBy: person.id,
      createdAt,
      completedBy: null,
      completedAt: null,
      confirmedBy: null,
      confirmedAt: null,
      origin,
      happened: [{ at: createdAt.toISOString(), by: person.id, what: 'made', from: null, to: origin.type }],
      deletedAt: null,
    };
    if (await insertTask(tx, row)) return { result: taskShape(row), changes: [taskChange(row)] };
    const stored = await findTask(tx, wanted.id);
    if (stored === null) throw new Error(`task ${wanted.id} is neither new nor known`);
    return { result: sameOrRefuse(stored, person, spaceId), changes: [] };
  });
}

/** For oneself alone: in the thread with the guide, which nobody else reads. */
export async function createOwnTask(house: House, person: Person, wanted: NewTask): Promise<Task> {
  return createTask(house, person, await ensureThread(house, person.id), wanted);
}

function sameOrRefuse(row: TaskRow, person: Person, spaceId: string): Task {
  if (row.spaceId !== spaceId || row.createdBy !== person.id) throw new Refusal('id.taken');
  return taskShape(row);
}

/** Who makes a task carries it, unless they say otherwise. */
function carrierOf({ assigned_to, assigned_outside }: NewTask, person: Person): string | null {
  if (assigned_outside !== null) return null;
  return assigned_to === undefined ? person.id : assigned_to;
}

function momentOf(house: House, { made_at }: NewTask): Date {
  const now = house.clock.now();
  const given = made_at === undefined ? now : new Date(made_at);
  // A device's clock may run ahead of ours a little; what it says otherwise is not believed.
  const isCredible =
    given > new Date(now.getTime() - longestAway) && given.getTime() < now.getTime() + minute;
  return isCredible ? given : now;
}

/** Somewhere it is still yesterday. */
function notBeforeToday(due: string | null, madeAt: Date): void {
  if (due !== null && due < addDays(madeAt.toISOString().slice(0, 10), -1)) {
    throw new Refusal('input.wrong', { due_date: 'This day is over. Choose today or a later one.' });
  }
}
