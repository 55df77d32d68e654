import { blockPerson, myBlocks, unblockPerson, type Blocked } from '@kinsong/contract/seekers/blocks.ts';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { cacheStore, put } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store, useStore } from '../../platform/store.ts';
import type { Ears } from '../../platform/web-module.ts';

/** Whom did I block? Kept in this browser too, so that their words are folded without a line to the house. */
export const blocked = new Store<ReadonlySet<string>>(new Set());

export const blocksKept = cacheStore<Blocked>('blocked', { key: 'person_id' });

/** The house has said it since one came in: what was kept from before is no news then. */
let isTold = false;

export async function holdBlocked(people: readonly Blocked[]): Promise<void> {
  isTold = true;
  const ids = new Set(people.map(({ person_id }) => person_id));
  blocked.set(ids);
  const { cache } = signedIn();
  try {
    const gone = (await cache.all(blocksKept)).filter(({ person_id }) => !ids.has(person_id));
    await cache.write([
      ...people.map((each) => put(blocksKept, each)),
      ...gone.map(({ person_id }) => ({ store: blocksKept, drop: person_id })),
    ]);
  } catch {
    // Without storage they are asked for again when there is a line to the house.
  }
}

async function recall(): Promise<void> {
  isTold = false;
  const kept = await signedIn()
    .cache.all(blocksKept)
    .catch(() => []);
  if (!isTold && kept.length > 0) blocked.set(new Set(kept.map(({ person_id }) => person_id)));
}

export const blocksEars: Ears = { entered: () => void recall() };

/** Asked anew where words of strangers are shown; without an answer what was last known holds. */
export function useBlocked(amongStrangers = true): ReadonlySet<string> {
  useEffect(() => {
    if (!amongStrangers) return;
    ask(myBlocks, {})
      .then(({ people }) => holdBlocked(people))
      .catch(() => {});
  }, [amongStrangers]);
  return useStore(blocked);
}

export async function block(person_id: string): Promise<void> {
  await holdBlocked((await ask(blockPerson, { params: { person_id } })).people);
}

export async function unblock(person_id: string): Promise<void> {
  await holdBlocked((await ask(unblockPerson, { params: { person_id } })).people);
}
