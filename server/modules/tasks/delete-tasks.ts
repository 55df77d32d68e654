import { hour, minute } from '@kinsong/contract/common/time.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { House } from '../../platform/house.ts';
import type { PeriodicWork } from '../../platform/periodic-work.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { alterAll } from './alter-tasks.ts';
import { taskShape } from './contract-shapes.ts';
import { forgetWordsOf, forgetWordsUntil, keepWordsOf, wordsDeletedBy } from './deleted-tasks.sql.ts';
import { reachTask, reachTasks } from './find-task.ts';
import { wordless } from './wordless-task.ts';

/** The words of a deleted task are kept so long for whoever deleted it; nobody reads them meanwhile. */
const keptFor = hour;

/** Takes a task away. What stays is that there was one: none of its words, nor whose they were. */
export async function deleteTask(house: House, person: Person, taskId: string): Promise<Task> {
  const found = await reachTask(house, person, taskId, 'delete');
  if (found.deletedAt !== null) return taskShape(found);
  const [gone] = await takeAway(house, person, found.spaceId, [taskId]);
  return gone ?? taskShape(found);
}

/** Takes several away, all of them or none. */
export async function deleteTasks(
  house: House,
  person: Person,
  spaceId: string,
  ids: readonly string[],
): Promise<Task[]> {
  const found = await reachTasks(house, person, spaceId, { ids, right: 'delete' });
  if (found.length === 0) return [];
  return takeAway(
    house,
    person,
    spaceId,
    found.map(({ id }) => id),
  );
}

function takeAway(house: House, person: Person, spaceId: string, ids: readonly string[]): Promise<Task[]> {
  const at = house.clock.now();
  return alterAll(house, spaceId, {
    ids,
    change: (task) => (task.deleted_at === null ? wordless(task, at) : task),
    also: (tx, { id }, task) =>
      keepWordsOf(tx, { taskId: id, spaceId, task, deletedBy: person.id, deletedAt: at }),
  });
}

/** Brings back what one has deleted oneself a moment ago, as it was. What is there already stays as it is. */
export async function keepTasks(
  house: House,
  person: Person,
  spaceId: string,
  ids: readonly string[],
): Promise<Task[]> {
  await mayOrRefuse(house, person, 'tasks.deleteOwn', spaceId);
  const since = new Date(house.clock.now().getTime() - keptFor);
  const mine = { spaceId, deletedBy: person.id };
  const words = await wordsDeletedBy(house.db, mine, ids, since);
  const kept = new Map(words.map(({ task }) => [task.id, task]));
  if (kept.size === 0) return [];
  return alterAll(house, spaceId, {
    ids: [...kept.keys()],
    change: (task) => (task.deleted_at === null ? task : (kept.get(task.id) ?? task)),
    also: (tx, { id }) => forgetWordsOf(tx, id),
  });
}

export const forgettingDeleted: PeriodicWork = {
  name: 'tasks.forgetDeleted',
  every: 10 * minute,
  async run({ db, clock }) {
    const until = new Date(clock.now().getTime() - keptFor);
    await forgetWordsUntil(db, until);
  },
};
