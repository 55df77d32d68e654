import type { Cause } from '@kinsong/contract/seekers/trust.ts';
import { spiralEnd } from './spiral.path.ts';

/** What one cause makes of the spiral: from where to where. What was lost lies beyond the score, where it would be. */
export interface Piece {
  readonly cause: Cause;
  readonly from: number;
  readonly to: number;
  readonly lost: boolean;
}

interface Sum {
  readonly cause: Cause;
  readonly amount: number;
}

/** Lays what each cause brought one after the other, then takes from the end what others cost. */
export function piecesOf(sums: readonly Sum[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const brought = sums.filter(({ amount }) => amount > 0);
  for (const { cause, amount } of brought) {
    pieces.push({ cause, from: at, to: at + amount, lost: false });
    at += amount;
  }
  for (const { cause, amount } of sums.filter(({ amount: cost }) => cost < 0)) {
    pieces.push({ cause, from: at + amount, to: at, lost: true });
    at += amount;
  }
  return pieces.flatMap(within);
}

/** The band ends at 200 and begins at 0; a piece beyond it is not drawn. */
function within(piece: Piece): Piece[] {
  const [from, to] = [Math.max(0, piece.from), Math.min(spiralEnd, piece.to)];
  return to > from ? [{ ...piece, from, to }] : [];
}
