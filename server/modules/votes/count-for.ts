import type { Choice } from '@kinsong/contract/votes/choice.ts';
import { count } from '@kinsong/engines/votes/count.ts';
import type { Result } from '@kinsong/engines/votes/result.ts';
import type { Counts } from '../spaces/index.ts';
import type { VoteRow } from './votes.sql.ts';

/** By the rules that stood when it was opened. */
export function countFor(row: VoteRow, choices: readonly Choice[]): Result {
  const { way, majority, quorum, lot } = row;
  return count(choices, { way, majority, quorum, lot, options: row.options.map(({ id }) => id) });
}

/** What one vote more, one less, or one in another state moves in what is counted of its space. */
export function voteCounts(before: VoteRow | null, after: VoteRow): Counts {
  const open = (row: VoteRow | null): number => Number(row?.status === 'open');
  const mandatory = (row: VoteRow | null): number => Number(row?.status === 'open' && row.mandatory);
  return {
    openVotes: open(after) - open(before),
    mandatoryVotes: mandatory(after) - mandatory(before),
  };
}
