import { changeTasks, deleteTasks, keepTasks } from '@kinsong/contract/tasks/tasks.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import { awaitsProof, type Task } from '@kinsong/contract/tasks/task.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { toast } from '../../../ui/index.ts';
import { lastDeed } from '../done/last-deed.ts';
import { change, lineOf, withBase, type Change } from '../tasks.actions.ts';
import { ownPlace } from '../unsent-overlay.ts';

/** What one call takes. */
const mostAtOnce = 500;

const counted = (count: number): string => (count === 1 ? 'one task' : `${count} tasks`);

/** Changes several at once, of however many places, and offers one undo for all. */
export async function changeAll(
  said: string,
  tasks: readonly Task[],
  changeOf: (task: Task) => Change,
): Promise<void> {
  await send(tasks, changeOf);
  const undo = () =>
    send(tasks, (task) => {
      const parts = Object.keys(changeOf(task)) as (keyof Change & keyof Task)[];
      return Object.fromEntries(parts.map((part) => [part, task[part]]));
    });
  lastDeed.set({ said, title: counted(tasks.length), at: Date.now(), undo });
}

/** What wants a picture of it done is ticked by itself, with the picture. */
export async function doneAll(tasks: readonly Task[]): Promise<void> {
  const me = signedIn().person.id;
  const open = tasks.filter(({ status }) => status !== 'completed');
  const some = open.filter((task) => !awaitsProof(task, me));
  if (some.length > 0) await changeAll('Done', some, () => ({ status: 'completed' }));
  if (some.length < open.length) toast({ title: errors['task.proof'].text, tone: 'calm' });
}

async function send(tasks: readonly Task[], changeOf: (task: Task) => Change): Promise<void> {
  const { outbox } = signedIn();
  for (const [space_id, some] of byPlace(tasks)) {
    // What has no address yet changes one by one, behind its making.
    if (space_id === ownPlace) for (const task of some) await change(task, changeOf(task));
    else {
      const changes = some.map((task) => ({ task_id: task.id, change: withBase(task, changeOf(task)) }));
      await outbox.write(space_id, changeTasks, { params: { space_id }, body: { changes } });
    }
  }
}

/** Deletes several at once; for a moment all of them can be had back. */
export async function removeAll(tasks: readonly Task[]): Promise<void> {
  const { outbox } = signedIn();
  const places = byPlace(tasks.filter((task) => lineOf(task) !== ownPlace));
  for (const [space_id, some] of places) {
    await outbox.write(space_id, deleteTasks, { params: { space_id }, body: bodyOf(some) });
  }
  const undo = async () => {
    for (const [space_id, some] of places)
      await outbox.write(space_id, keepTasks, { params: { space_id }, body: bodyOf(some) });
  };
  lastDeed.set({ said: 'Deleted', title: counted(tasks.length), at: Date.now(), undo });
}

const bodyOf = (tasks: readonly Task[]) => ({ task_ids: tasks.map(({ id }) => id) });

/** What lies in one place goes in one call, as long as it fits. */
function byPlace(tasks: readonly Task[]): [space: string, some: Task[]][] {
  const places = Map.groupBy(tasks, ({ space_id }) => space_id);
  return [...places].flatMap(([space, all]) =>
    Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, at): [string, Task[]] => [
      space,
      all.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
    ]),
  );
}
