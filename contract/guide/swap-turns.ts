import type { Swap, SwapSide } from './swap.ts';

export interface Sides {
  readonly mine: SwapSide;
  readonly theirs: SwapSide;
}

export function sidesOf({ sides: [one, other] }: Pick<Swap, 'sides'>, me: string): Sides {
  return one.person_id === me ? { mine: one, theirs: other } : { mine: other, theirs: one };
}

/** What there is to do now for one of the two. */
export type Turn = 'tell' | 'wait' | 'say back' | 'answer' | 'read' | 'over';

/**
 * Each tells; then each says back what they heard, and whoever told says whether that is it; then both read. One's own
 * doing comes before waiting for the other.
 */
export function turnOf(swap: Swap, me: string): Turn {
  const { mine, theirs } = sidesOf(swap, me);
  switch (swap.phase) {
    case 'telling':
      return mine.told ? 'wait' : 'tell';
    case 'saying_back':
      if (mine.heard !== null && !mine.confirmed && mine.not_quite === null) return 'answer';
      if (!theirs.confirmed && (theirs.heard === null || theirs.not_quite !== null)) return 'say back';
      return 'wait';
    case 'reading':
      return mine.read ? 'wait' : 'read';
    case 'finished':
    case 'left':
      return 'over';
  }
}
