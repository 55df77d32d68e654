import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import { ask } from '../../platform/api/api.ts';
import { put } from '../../platform/cache/stores.ts';
import { Shelf } from '../../platform/shelf.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { levelsKept, type Level } from './kept-levels.ts';

/** Where do levels come from? What this browser kept, and then the house; the next children when one comes near them. */
export interface Looked {
  /** `kept` is what this browser had; `failed` says that the house did not answer, whatever is shown. */
  readonly state: 'opening' | 'kept' | 'live' | 'failed' | 'gone';
  readonly level: Level | undefined;
}

export const levels = new Shelf<Looked>({ state: 'opening', level: undefined });

/** What the organiser asks of the house; it comes when somebody does, since its ears are there from the first screen on. */
const calls = () => import('@kinsong/contract/organiser/organiser.ts');

const asking = new Map<string, Promise<void>>();

/** Asks once at a time, however many look. */
function once(key: string, task: () => Promise<void>): Promise<void> {
  const going = asking.get(key) ?? task().finally(() => asking.delete(key));
  asking.set(key, going);
  return going;
}

export const loadLevel = (id: string): Promise<void> => once(id, () => answerLevel(id));

async function answerLevel(id: string): Promise<void> {
  const shelf = levels.of(id);
  if (shelf.get().level === undefined) await recall(id);
  const known = shelf.get().level?.children ?? [];
  try {
    const { largestPage, openLevel, usualPage } = await calls();
    const limit = Math.min(largestPage, Math.max(usualPage, known.length));
    const told = await ask(openLevel, { query: { node_id: id, limit } });
    const level = { ...told, id, told_at: new Date().toISOString() };
    shelf.set({ state: 'live', level });
    // Nobody waits for it: where the browser keeps nothing, all goes on without.
    void signedIn()
      .cache.write([put(levelsKept, level)])
      .catch(() => {});
  } catch (thrown) {
    const isGone = thrown instanceof WordedRefusal && thrown.code === 'found.not';
    if (isGone) shelf.set({ state: 'gone', level: undefined });
    else shelf.change((before) => ({ ...before, state: 'failed' }));
  }
}

async function recall(id: string): Promise<void> {
  const kept = await signedIn()
    .cache.get(levelsKept, id)
    .catch(() => undefined);
  if (kept !== undefined)
    levels.of(id).change((now) => (now.level === undefined ? { state: 'kept', level: kept } : now));
}

/** The next of its children, where there are more than were asked for. */
export function loadMore(id: string): Promise<void> {
  return once(`${id} more`, async () => {
    const shelf = levels.of(id);
    const after = shelf.get().level?.next;
    if (typeof after !== 'string') return;
    const told = await calls()
      .then(({ openLevel, largestPage }) =>
        ask(openLevel, { query: { node_id: id, after, limit: largestPage } }),
      )
      .catch(() => undefined);
    shelf.change((now) => {
      if (told === undefined) return { ...now, state: 'failed' };
      // Asked anew meanwhile: what came is of another list.
      if (now.level?.next !== after) return now;
      const { next, total } = told;
      return {
        ...now,
        level: { ...now.level, next, total, children: [...now.level.children, ...told.children] },
      };
    });
  });
}
