import { useEffect } from 'react';
import { signedIn } from '../signed-in.ts';
import { useStore } from '../store.ts';
import type { Rows } from './module-rows.ts';
import type { SyncState } from './sync.ts';

/** Looks at a module's rows of a space for as long as the screen is there. */
export function useRows(space: string, rows: Rows): SyncState {
  useEffect(() => signedIn().sync.open(space, rows), [space, rows]);
  return useStore(signedIn().sync.state(space, rows));
}
