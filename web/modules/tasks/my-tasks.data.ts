import { isMine, type Task } from '@kinsong/contract/tasks/task.ts';
import { myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Ears } from '../../platform/web-module.ts';
import { Store, useStore } from '../../platform/store.ts';
import { hold, inCache, letGo, tasks, tasksKept, tasksRows } from './tasks.data.ts';

/** How one's own list stands: `kept` is what this browser had, `failed` that the house did not answer. */
export type MineState = 'opening' | 'kept' | 'live' | 'failed';
export const mineState = new Store<MineState>('opening');

/** Several changes in a moment are asked for once. */
const gatherFor = 700;

let readers = 0;
let asking: Promise<void> | undefined;
let gathering: ReturnType<typeof setTimeout> | undefined;
/** Something happened since the list was asked for. */
let stale = true;

async function load(): Promise<void> {
  stale = false;
  // What changes while the answer is on its way is newer than the answer.
  const before = tasks.get();
  try {
    const answer = await ask(myTasks, {});
    const there = new Set(answer.tasks.map(({ id }) => id));
    const me = signedIn().person.id;
    letGo(
      (task) => isMine(task, me) && !there.has(task.id) && isNotWatched(task) && before.get(task.id) === task,
    );
    hold(answer.tasks);
    mineState.set('live');
    await signedIn().cache.write(inCache(answer.tasks));
  } catch {
    stale = true;
    mineState.change((state) => (state === 'live' || state === 'kept' ? state : 'failed'));
  }
}

/** What a space says of its tasks while one looks at them there is always true. */
const isNotWatched = ({ space_id }: Task): boolean =>
  signedIn().sync.state(space_id, tasksRows).get() !== 'live';

/** Asks for one's own list; a question that is under way already is not asked twice. */
export function loadMine(): Promise<void> {
  asking ??= load().finally(() => {
    asking = undefined;
    if (stale && readers > 0 && mineState.get() === 'live') soon();
  });
  return asking;
}

function soon(): void {
  stale = true;
  if (readers > 0)
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void loadMine();
    }, gatherFor);
}

async function recallMine(): Promise<void> {
  const kept = await signedIn().cache.all(tasksKept);
  if (kept.length === 0) return;
  hold(kept);
  mineState.change((state) => (state === 'opening' ? 'kept' : state));
}

export const mineEars: Ears = {
  entered: () => void recallMine().catch(() => {}),
  opened: soon,
  joined: soon,
  stirred: soon,
  gone: (space) => letGo(({ space_id }) => space_id === space),
};

/** Looks at one's own list for as long as the screen is there. */
export function useMineState(): MineState {
  useEffect(() => {
    readers += 1;
    if (stale) void loadMine();
    return () => {
      readers -= 1;
    };
  }, []);
  return useStore(mineState);
}
