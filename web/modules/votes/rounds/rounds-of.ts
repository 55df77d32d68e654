import type { Result } from '@kinsong/contract/votes/result.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { optionWords } from '../vote-words.ts';
import type { RoundsFlowProps } from './RoundsFlow.tsx';

/** A ranked count as it is drawn. */
export function roundsOf(
  { options }: Pick<Vote, 'options'>,
  { rounds }: Pick<Result, 'rounds'>,
): Omit<RoundsFlowProps, 'winner'> {
  const last = rounds.at(-1);
  const most = Math.max(0, ...(last?.tallies ?? []).map(({ votes }) => votes));
  const all = (last?.tallies ?? []).reduce((sum, { votes }) => sum + votes, 0);
  return {
    options: options.map((option) => ({ id: option.id, text: optionWords(option) })),
    enough:
      most * 2 > all ? `${most} of ${all} is enough` : `${most} of ${all}, and nobody has more than half`,
    rounds: rounds.map(({ tallies, out, moved }) => ({
      has: tallies.map(({ key, votes }) => ({ id: key, n: votes })),
      out: out === null ? [] : [out],
      moves: out === null ? [] : moved.map(({ to, votes }) => ({ from: out, to, n: votes })),
    })),
  };
}
