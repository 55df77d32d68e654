import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { TaskChange } from '@kinsong/contract/tasks/task-input.ts';
import { changedTask, type By } from '@kinsong/contract/tasks/task-after-change.ts';
import type { listTasks as listCall } from '@kinsong/contract/tasks/tasks.ts';
import { awaitsProof, isFree, type Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, type ChangeSource } from '../spaces/index.ts';
import { carriedAndAsked } from './my-tasks.sql.ts';
import { alter } from './alter-tasks.ts';
import { mustBeHere, mustBePicture, reachFree, reachTask } from './find-task.ts';
import { taskChange, taskShape } from './contract-shapes.ts';
import * as rows from './tasks.sql.ts';

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
  const { assigned_to, proof_file_id } = change;
  if (assigned_to != null && assigned_to !== found.assignedTo)
    await mustBeHere(house, assigned_to, found.spaceId);
  if (proof_file_id != null && proof_file_id !== found.proofFileId)
    await mustBePicture(house, proof_file_id, found.spaceId);
  seenOrRefuse(person, taskShape(found), change);
  const changed = (task: Task) => changedTask(task, change, by(person, house.clock.now()));
  const known = taskShape(found);
  return changed(known) === known ? known : alter(house, found, changed);
}

/** Takes on what nobody carries. Of two who do at once one is the first; the other finds it taken. */
export async function claimTask(house: House, person: Person, taskId: string): Promise<Task> {
  const found = await reachFree(house, person, taskId);
  if (found.deletedAt !== null) throw new Refusal('found.not');
  const mine = { assigned_to: person.id };
  return alter(house, found, (task) =>
    isFree(task) ? changedTask(task, mine, by(person, house.clock.now())) : task,
  );
}

/** Where a picture of it done is wanted, none of those who did not ask for it says done without one. */
export function seenOrRefuse(person: Person, task: Task, change: TaskChange): void {
  const isTicked = change.status === 'completed' || change.completed === true;
  if (!isTicked || task.status === 'completed') return;
  if (awaitsProof({ ...task, proof_file_id: change.proof_file_id ?? task.proof_file_id }, person.id))
    throw new Refusal('task.proof');
}

export const by = ({ id }: Person, moment: Date): By => ({ by: id, at: moment.toISOString() });

export const tasksChanges: ChangeSource = async ({ db }, spaceId, span) =>
  (await rows.tasksChanged(db, spaceId, span)).map(taskChange);
