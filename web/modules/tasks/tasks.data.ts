import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { taskChanged } from '@kinsong/contract/tasks/events.ts';
import {
  changeTask,
  changeTasks,
  claimTask,
  confirmTask,
  createOwnTask,
  createTask,
  deleteTask,
  deleteTasks,
  keepTasks,
  listTasks,
  mostInAPage,
} from '@kinsong/contract/tasks/tasks.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { Store } from '../../platform/store.ts';
import { filesArePosted } from '../files/index.ts';
import { sayKeptHere } from './kept-here.ts';

/**
 * Where do tasks come from? Those of a space from the cache and then the house, with the space itself; one's own from
 * all spaces by a call of their own (`my-tasks.data.ts`). All lie in one map, so that a task is the same wherever it shows.
 * Tombstones lie there too: what was taken away does not come back with an older frame.
 */
export const tasks = new Store<ReadonlyMap<string, Task>>(new Map());

export function hold(rows: readonly Task[]): void {
  tasks.change((known) => {
    const later = rows.filter(({ id, rev }) => (known.get(id)?.rev ?? -1) < rev);
    return later.length === 0 ? known : new Map([...known, ...later.map((task) => [task.id, task] as const)]);
  });
}

/** Lets go of what a test fails for. */
export function letGo(isGone: (task: Task) => boolean): void {
  tasks.change((known) => {
    const left = [...known].filter(([, task]) => !isGone(task));
    return left.length === known.size ? known : new Map(left);
  });
}

export const tasksKept = cacheStore<Task>('tasks.3', {
  key: 'id',
  indexes: { space: ['space_id', 'id'] },
  bySpace: 'space',
  revised: true,
});

export const inCache = (rows: readonly Task[]): CacheWrite[] => rows.map((task) => put(tasksKept, task));

export const tasksRows: Rows = {
  name: 'tasks',
  events: [taskChanged],
  stores: [tasksKept],

  async recall(space) {
    hold(await signedIn().cache.all(tasksKept, within(space), 'space'));
  },

  async fetch(space, keep) {
    let revision: number | undefined;
    let after = 0;
    for (let more = true; more;) {
      const query = { after, limit: mostInAPage };
      const page = await ask(listTasks, { params: { space_id: space }, query }, { long: true });
      revision ??= page.rev;
      hold(page.tasks);
      keep(inCache(page.tasks));
      after = page.tasks.at(-1)?.born ?? after;
      more = page.more;
    }
    return revision ?? 0;
  },

  apply(_space, changes) {
    const rows = changes.map(({ data }: Change) => data as Task);
    hold(rows);
    return inCache(rows);
  },

  reset(space) {
    letGo(({ space_id }) => space_id === space);
  },
};

function answered(answer: unknown): void {
  const rows = hasMany(answer) ? answer.tasks : [answer as Task];
  hold(rows);
  signedIn()
    .cache.write(inCache(rows))
    .catch(() => {});
}

/** A picture that was on its way for it is at the house, and known there. */
function changed(answer: unknown): void {
  answered(answer);
  const { proof_file_id } = answer as Task;
  if (proof_file_id !== null) void filesArePosted([proof_file_id]).catch(() => {});
}

const hasMany = (answer: unknown): answer is { tasks: Task[] } =>
  typeof answer === 'object' && answer !== null && 'tasks' in answer;

const held: Send['held'] = ({ body }) => sayKeptHere(body?.['id']);

/** Calls that wait in the outbox while there is no way to the house. */
export const tasksSends: readonly Send[] = [
  { call: createTask, answered, held },
  { call: createOwnTask, answered, held },
  { call: changeTask, answered: changed },
  ...[changeTasks, claimTask, confirmTask, deleteTask, deleteTasks, keepTasks].map((call) => ({
    call,
    answered,
  })),
];
