import type { EventKind } from '@kinsong/contract/common/event.ts';
import type { OwnThing } from '@kinsong/contract/live/protocol.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import type { CacheWrite } from '../cache/cache.ts';

/** How a module keeps its rows of spaces. */
export interface Rows {
  /** The live events that tell of them. */
  readonly events: readonly EventKind[];
  /** Puts what the cache holds of a space into memory. */
  recall(space: string): Promise<void>;
  /** Asks the house for a first picture of a space, and says at which revision it was true. */
  fetch(space: string): Promise<number>;
  /** Lays changes over the rows in memory, and says what the cache is to keep. */
  apply(space: string, changes: readonly Change[]): readonly CacheWrite[];
  /** Lets go of a space's rows in memory. */
  reset(space: string): void;
}

/** What a module may want to hear besides. */
export interface Ears {
  /** Someone came in: read what is kept. */
  entered?(): void;
  /** The line to the house is new, or new again. */
  opened?(): void;
  /** I am a member of one more space. */
  joined?(space: string): void;
  /** I may no longer see it. */
  gone?(space: string): void;
  /** Something of my own moved. */
  moved?(what: OwnThing): void;
  /** Something happened in a space that I do not look at now. */
  stirred?(space: string): void;
}
