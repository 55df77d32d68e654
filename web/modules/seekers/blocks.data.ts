import { myBlocks, type Blocked } from '@kinsong/contract/seekers/blocks.ts';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { cacheStore, put } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store, useStore } from '../../platform/store.ts';
import type { Ears } from '../../platform/web-module.ts';

/** Whom did I block? Kept in this browser too, so that their words are folded without a line to the house. */
export const blocked = new Store<ReadonlySet<string>>(new Set());

export const blocksKept = cacheStore<Blocked>('blocked', { key: 'person_id' });

export async function holdBlocked(people: readonly Blocked[]): Promise<void> {
  const before = blocked.get();
  blocked.set(new Set(people.map(({ person_id }) => person_id)));
  const gone = [...before].filter((id) => !blocked.get().has(id));
  await signedIn()
    .cache.write([
      ...people.map((each) => put(blocksKept, each)),
      ...gone.map((drop) => ({ store: blocksKept, drop })),
    ])
    .catch(() => {});
}

async function recall(): Promise<void> {
  const kept = await signedIn()
    .cache.all(blocksKept)
    .catch(() => []);
  if (kept.length > 0) blocked.change((known) => new Set([...known, ...kept.map((each) => each.person_id)]));
}

export const blocksEars: Ears = { entered: () => void recall() };

/** Asked anew by every screen that shows words of strangers; without an answer what was last known holds. */
export function useBlocked(): ReadonlySet<string> {
  useEffect(() => {
    ask(myBlocks, {})
      .then(({ people }) => holdBlocked(people))
      .catch(() => {});
  }, []);
  return useStore(blocked);
}
