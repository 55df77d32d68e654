import type { RoundDrawn } from './rounds-layout.ts';

const ordinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

export const roundName = (round: number): string => `Round ${ordinals[round] ?? round + 1}`;

/** What happened before this round, or where it ended. */
export function roundWords(
  rounds: readonly RoundDrawn[],
  round: number,
  nameOf: (id: string) => string,
  enough: string,
): string {
  if (round === rounds.length - 1) return enough;
  if (round === 0) return 'everyone’s first wish';
  const gone = rounds[round - 1]?.out ?? [];
  const voices = (rounds[round - 1]?.moves ?? []).reduce((sum, { n }) => sum + n, 0);
  if (gone.length !== 1) return 'the last ones’ votes move on';
  return `${nameOf(gone[0] ?? '')} is out, ${voices === 1 ? 'one vote moves' : `${voices} votes move`} on`;
}
