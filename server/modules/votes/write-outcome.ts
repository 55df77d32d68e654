import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { alterVote } from './alter-vote.ts';
import { reachOwn } from './find-vote.ts';

/** What was counted stands beside it and is nobody's to change. */
export async function writeOutcome(
  house: House,
  person: Person,
  voteId: string,
  words: string,
): Promise<Vote> {
  const found = await reachOwn(house, person, voteId, 'votes.withdrawAny');
  return alterVote(house, found, async (_tx, row, now) => {
    if (row.status !== 'closed') throw new Refusal('vote.running');
    if (row.outcome?.words === words) return null;
    return { outcome: { words, by: person.id, at: now.toISOString() } };
  });
}
