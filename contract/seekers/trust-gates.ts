import { day } from '../common/time.ts';

export interface Gate {
  /** In a few words: what opens. */
  readonly name: string;
  readonly at: number;
  /** Opens only above its number, not at it. */
  readonly above?: true;
}

/** What trust opens. "Above 150" is strictly above; the others open at their number. */
export const gates = {
  rooms: { name: 'Rooms', at: 100 },
  more_rooms: { name: 'More rooms', at: 120 },
  retreats: { name: 'Retreats', at: 150, above: true },
} as const satisfies Record<string, Gate>;

export type GateName = keyof typeof gates;
export const gateNames = Object.keys(gates) as [GateName, ...GateName[]];

/** Who has passed a gate keeps it until a tenth below it, and for this long after falling so far. */
export const noticeLasts = 14 * day;

/** A gate somebody passed. On notice since a moment, where they have fallen a tenth below it. */
export interface Passed {
  readonly noticeSince: Date | null;
}

/** How much is missing until a gate opens: retreats open above their number. */
export function missingFor(gate: Gate, score: number): number {
  const opensAt = gate.above === true ? gate.at + 1 : gate.at;
  return Math.max(0, opensAt - score);
}

const fallenFrom = ({ at }: Gate, score: number): boolean => score * 10 <= at * 9;

export const closingOf = ({ noticeSince }: Passed): Date | null =>
  noticeSince === null ? null : new Date(noticeSince.getTime() + noticeLasts);

/** How someone stands before a gate now, given how they stood: passed (perhaps on notice), or not (null). */
export function stand(gate: Gate, before: Passed | null, score: number, now: Date): Passed | null {
  if (missingFor(gate, score) === 0) return { noticeSince: null };
  // Notice that ran out while the house was closed has run out all the same.
  if (before === null || hasClosed(before, now)) return null;
  return { noticeSince: fallenFrom(gate, score) ? (before.noticeSince ?? now) : null };
}

function hasClosed(passed: Passed, now: Date): boolean {
  const closes = closingOf(passed);
  return closes !== null && closes <= now;
}
