import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { signedIn } from '../signed-in.ts';
import { useStore } from '../store.ts';
import type { Rows } from './module-rows.ts';
import type { SyncState } from './sync.ts';

/** Looks at a module's rows of a space for as long as the screen is there. */
export function useRows(space: string, rows: Rows): SyncState {
  useEffect(() => signedIn().sync.open(space, rows), [space, rows]);
  return useStore(signedIn().sync.state(space, rows));
}

/** The same in several spaces at once. */
export function useRowsOfMany(spaces: readonly string[], rows: Rows): readonly SyncState[] {
  const ids = spaces.join(' ');
  useEffect(() => {
    const leave = split(ids).map((id) => signedIn().sync.open(id, rows));
    return () => leave.forEach((close) => close());
  }, [ids, rows]);
  const { subscribe, read } = useMemo(() => {
    const stores = split(ids).map((id) => signedIn().sync.state(id, rows));
    return {
      subscribe: (changed: () => void) => {
        const ends = stores.map((store) => store.subscribe(changed));
        return () => ends.forEach((end) => end());
      },
      // One word for all of them, so that what did not change is not drawn again.
      read: () => stores.map((store) => store.get()).join(' '),
    };
  }, [ids, rows]);
  const states = useSyncExternalStore(subscribe, read);
  return useMemo(() => split(states) as SyncState[], [states]);
}

const split = (words: string): string[] => words.split(' ').filter(Boolean);
