import type { Frame } from '../frames/frame.ts';
import type { Slot, Proposal } from './proposal.ts';

/**
 * What the last reply left open, kept as JSON until the next words. A question can not be made without saying what a yes
 * leads to and what a no: so none of hers ends in "Yes to what?".
 */
export interface Pending {
  /** So that what an older house kept is put aside. */
  readonly version: 2;
  readonly question: Question | null;
  /** The cards that are open, in the order in which they were offered. */
  readonly proposals: readonly Proposal[];
  /** Cards left to their buttons when another wish came: still meant by a word of theirs. */
  readonly left?: readonly Proposal[];
  /** The last matter, for "and next week?", "what about Ruth?", "do that". */
  readonly matter: Frame | null;
  /** What was last planned for a day, for "the day before". */
  readonly occasion?: Frame;
  /** The names of what was offered since it was planned: it is for that. */
  readonly made?: readonly string[];
  /** What was named last, in its order: "the second to Tomas". */
  readonly told?: readonly Thing[];
  /** The cards lie there still, but something else was spoken of since. */
  readonly isAside?: boolean;
  /** What was wanted in the same breath and is asked after next. */
  readonly waiting?: readonly Frame[];
  /** The cards that were just answered: "make it Thursday" changes what was done. */
  readonly settled?: { readonly answer: 'yes' | 'no'; readonly proposals: readonly Proposal[] };
}

/** Something that stands in the house. */
export interface Thing {
  readonly kind: 'task' | 'event' | 'reminder';
  readonly id: string;
}

export interface Question {
  readonly text: string;
  readonly yes: Outcome;
  readonly no: Outcome;
  /** What may be chosen: "the second", "Saturday", "Piet". */
  readonly choices?: readonly Choice[];
  /** What an answer in words fills: "make it four", "to Ruth". */
  readonly fills?: { readonly slot: Slot; readonly proposal: Proposal };
}

export interface Choice {
  /** A day, an hour, or an id. */
  readonly value: string;
  readonly label: string;
  readonly outcome: Outcome;
}

/** What an answer leads to. */
export type Outcome =
  | { readonly do: 'offer'; readonly proposals: readonly Proposal[] }
  /** The cards that lie there are answered as if their buttons were pressed. */
  | { readonly do: 'settle'; readonly answer: 'yes' | 'no'; readonly proposals: readonly Proposal[] }
  /** As if this had been said. */
  | { readonly do: 'hear'; readonly frame: Frame }
  | { readonly do: 'say'; readonly text: string };

/** What an older house left open is written otherwise, and let go. */
export const stillOpen = (pending: Pending | null): Pending | null =>
  pending?.version === 2 ? pending : null;
