import type { EventKind } from '@kinsong/contract/common/event.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import type { CacheStore, CacheWrite } from '../cache/stores.ts';

/** How a module keeps its rows of spaces. */
export interface Rows {
  readonly name: string;
  /** The live events that tell of them. */
  readonly events: readonly EventKind[];
  /** Where the cache keeps them. */
  readonly stores: readonly CacheStore[];
  /** Lays changes over the rows in memory, and says what the cache is to keep. */
  apply(space: string, changes: readonly Change[]): readonly CacheWrite[];
  // The rest is absent where only the news is heard, in whatever space somebody looks at.
  /** Puts what the cache holds of a space into memory. */
  recall?(space: string): Promise<void>;
  /**
   * Asks the house for a first picture of a space, and says at which revision it was true. What the cache is to keep of it
   * is handed over, and waits for nobody who wants to read: it is written once all of it is here.
   */
  fetch?(space: string, keep: (writes: readonly CacheWrite[]) => void): Promise<number>;
  /** Lets go of a space's rows in memory. */
  reset?(space: string): void;
}
