import type { TaskChange } from '@kinsong/contract/tasks/task-input.ts';
import { changedTask } from '@kinsong/contract/tasks/task-after-change.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { alterAll } from './alter-tasks.ts';
import { taskShape } from './contract-shapes.ts';
import { mustBeHere, mustBePicture, reachTasks } from './find-task.ts';
import { by, seenOrRefuse } from './tasks.ts';

/** Changes several tasks of a space: those that are still there, and all of them or none. */
export async function changeTasks(
  house: House,
  person: Person,
  spaceId: string,
  changes: readonly { task_id: string; change: TaskChange }[],
): Promise<Task[]> {
  const wanted = new Map(changes.map(({ task_id, change }) => [task_id, change]));
  const found = await reachTasks(house, person, spaceId, { ids: [...wanted.keys()], right: 'change' });
  const carriers = new Set<string>();
  for (const row of found) {
    const change = wanted.get(row.id) ?? {};
    seenOrRefuse(person, taskShape(row), change);
    const { proof_file_id } = change;
    if (proof_file_id != null && proof_file_id !== row.proofFileId)
      await mustBePicture(house, proof_file_id, spaceId);
    if (change.assigned_to != null && change.assigned_to !== row.assignedTo) carriers.add(change.assigned_to);
  }
  for (const carrier of carriers) await mustBeHere(house, carrier, spaceId);
  if (found.length === 0) return [];
  const now = by(person, house.clock.now());
  return alterAll(house, spaceId, {
    ids: found.map(({ id }) => id),
    change: (task) => (task.deleted_at === null ? changedTask(task, wanted.get(task.id) ?? {}, now) : task),
  });
}
