import type { DangerCard } from '../danger/card.ts';
import type { Pending } from './pending.ts';
import type { Proposal } from './proposal.ts';
import type { TaleState } from './world.ts';

/** What the guide says, and what it wants done: both go out as values. */
export interface Reply {
  readonly text: string;
  readonly lyrical: boolean;
  /** A card each. */
  readonly proposals: readonly Proposal[];
  /** Kept until the next message; null clears the table. */
  readonly pending: Pending | null;
  /** Cards that were answered in words: to be settled as if their buttons were pressed. */
  readonly settles?: readonly Settled[];
  /** Present when the tale went on. */
  readonly tale?: TaleState;
  /** A life may be in danger: nothing is offered beside it. */
  readonly danger?: { readonly card: DangerCard | null };
}

export interface Settled {
  readonly answer: 'yes' | 'no';
  readonly proposals: readonly Proposal[];
}
