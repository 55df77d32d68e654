import { Refusal } from '@kinsong/contract/common/errors.ts';
import { confirmedTask } from '@kinsong/contract/tasks/task-after-change.ts';
import { doerOf, type Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { moveTrust } from '../seekers/index.ts';
import { reachTask } from './find-task.ts';
import { taskShape } from './contract-shapes.ts';
import { alter } from './alter-tasks.ts';
import { by } from './tasks.ts';

/** Whoever asked for something says that it is done; what one did oneself needs no such word. */
export async function confirmTask(house: House, person: Person, taskId: string): Promise<Task> {
  const found = await reachTask(house, person, taskId, 'confirm');
  if (found.deletedAt !== null) throw new Refusal('found.not');
  if (found.confirmedAt !== null) return taskShape(found);
  if (found.status !== 'completed') throw new Refusal('task.open');
  if ((found.assignedTo ?? found.completedBy) === person.id) throw new Refusal('allowed.not');
  const now = house.clock.now();
  return alter(
    house,
    found,
    (task) => confirmedTask(task, by(person, now)),
    async (tx, task) => {
      const personId = doerOf(task);
      if (personId === null) return;
      const from = { type: 'task', id: task.id, space_id: task.space_id, text: task.text };
      await moveTrust(house, tx, { personId, cause: 'task_done', at: now, from });
    },
  );
}
