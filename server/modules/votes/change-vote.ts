import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { alterVote, openOrRefuse } from './alter-vote.ts';
import { dropSealed, retireBallots } from './ballots.sql.ts';
import { reachOwn } from './find-vote.ts';
import { endsInTime } from './open-vote.ts';
import { destroyVoteKey } from './vote-keys.ts';

/** Words on which somebody voted stay; an end may only move away, so that nobody finds it closed early. */
export async function changeVote(
  house: House,
  person: Person,
  voteId: string,
  change: { title?: string | undefined; description?: string | undefined; deadline?: string | undefined },
): Promise<Vote> {
  const found = await reachOwn(house, person, voteId, null);
  return alterVote(house, found, async (_tx, row, now) => {
    openOrRefuse(row, now);
    const { title = row.title, description = row.description } = change;
    const deadline = change.deadline === undefined ? row.deadline : new Date(change.deadline);
    const isReworded = title !== row.title || description !== row.description;
    if (isReworded && row.voices.length > 0) throw new Refusal('vote.begun');
    if (deadline < row.deadline)
      throw new Refusal('input.wrong', { deadline: 'An end can only be moved to a later time.' });
    if (deadline > row.deadline) endsInTime(deadline.toISOString(), now);
    if (!isReworded && deadline.getTime() === row.deadline.getTime()) return null;
    return { title, description, deadline };
  });
}

/** What answers an objection is new to everybody: nobody is held to what they said before. */
export async function amendVote(
  house: House,
  person: Person,
  voteId: string,
  { title, description, amended }: { title: string; description: string; amended: number },
): Promise<Vote> {
  const found = await reachOwn(house, person, voteId, null);
  return alterVote(house, found, async (tx, row, now) => {
    openOrRefuse(row, now);
    if (row.way !== 'consent') throw new Refusal('vote.way');
    if (row.amended !== amended) return null;
    await retireBallots(tx, voteId);
    return { title, description, amended: amended + 1, voices: [] };
  });
}

/** Taken back, it opens nothing that was not open already. */
export async function withdrawVote(house: House, person: Person, voteId: string): Promise<Vote> {
  const found = await reachOwn(house, person, voteId, 'votes.withdrawAny');
  const vote = await alterVote(house, found, async (tx, row, now) => {
    if (row.status === 'withdrawn') return null;
    openOrRefuse(row, now);
    await dropSealed(tx, voteId);
    return { status: 'withdrawn', closedAt: now, deletedAt: now };
  });
  if (vote.secrecy === 'anonymous') await destroyVoteKey(house, voteId);
  return vote;
}
