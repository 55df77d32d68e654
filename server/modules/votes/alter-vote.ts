import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { changeSpace, countIn } from '../spaces/index.ts';
import { oneVoteShape, voteChange } from './contract-shapes.ts';
import { voteCounts } from './count-for.ts';
import { findVote, updateVote, type VoteRow, type VoteValues } from './votes.sql.ts';

/** What changes of it, as it is by then; null: nothing. */
type Change = (tx: Db, row: VoteRow, now: Date) => Promise<Partial<VoteValues> | null>;

/**
 * Changes a vote in the order of its space: whoever casts, closes or takes back holds the space meanwhile, on however
 * many nodes, and finds what the others left.
 */
export function alterVote(
  house: House,
  { id, spaceId }: Pick<VoteRow, 'id' | 'spaceId'>,
  change: Change,
): Promise<Vote> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const before = await findVote(tx, id);
    if (before === null) throw new Refusal('found.not');
    const at = house.clock.now();
    const wanted = await change(tx, before, at);
    if (wanted === null) return { result: await oneVoteShape(tx, before), changes: [] };
    const after = await updateVote(tx, id, { ...wanted, rev });
    const vote = await oneVoteShape(tx, after);
    const counted = await countIn(tx, spaceId, { rev, at, ...voteCounts(before, after) });
    return { result: vote, changes: [voteChange(vote), ...counted] };
  });
}

/** Nothing is cast, changed or handed over once its end has come, whether or not it was counted yet. */
export function openOrRefuse({ status, deadline }: VoteRow, now: Date): void {
  if (status !== 'open' || deadline <= now) throw new Refusal('vote.closed');
}
