import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day, minute } from '@kinsong/contract/common/time.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import type { NewTask } from '@kinsong/contract/tasks/task-input.ts';
import { newTask } from '@kinsong/contract/tasks/task-after-change.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, countIn, ensureThread, mayOrRefuse } from '../spaces/index.ts';
import { taskCounts } from './count-tasks.ts';
import { originOf } from './task-origin.ts';
import { mustBeHere } from './find-task.ts';
import { taskChange, taskRow, taskShape } from './contract-shapes.ts';
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
  const { assigned_to, assigned_outside } = wanted;
  if (assigned_outside === null && assigned_to != null && assigned_to !== person.id)
    await mustBeHere(house, assigned_to, spaceId);
  const origin = await originOf(house, person, wanted.origin, {
    spaceId,
    onlyMine: place.kind === 'thread',
  });
  return changeSpace(house, spaceId, async (tx, rev) => {
    const made = { by: person.id, at: createdAt.toISOString() };
    const task = newTask(wanted, { space_id: spaceId, rev, origin }, made);
    const row = taskRow(task);
    if (await insertTask(tx, row)) {
      const counted = await countIn(tx, spaceId, { rev, at: house.clock.now(), ...taskCounts(null, task) });
      return { result: taskShape(row), changes: [taskChange(row), ...counted] };
    }
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
