import { may, type Capability } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, standingOf } from '../spaces/index.ts';
import { findVote, type VoteRow } from './votes.sql.ts';

/** The first line of every verb on one vote: it is found through the space it lies in, or not at all. */
export async function reachVote(
  house: House,
  person: Person,
  voteId: string,
  capability: Capability,
): Promise<VoteRow> {
  return (await reach(house, person, voteId, capability)).row;
}

/** For what is its proposer's alone, or theirs and of those who keep the space. */
export async function reachOwn(
  house: House,
  person: Person,
  voteId: string,
  any: Capability | null,
): Promise<VoteRow> {
  const { row, place } = await reach(house, person, voteId, 'votes.changeOwn');
  const isAllowed = row.createdBy === person.id || (any !== null && may(standingOf(person, place), any));
  if (!isAllowed) throw new Refusal('allowed.not');
  return row;
}

async function reach(house: House, person: Person, voteId: string, capability: Capability) {
  const row = await findVote(house.db, voteId);
  if (row === null) throw new Refusal('found.not');
  const place = await mayOrRefuse(house, person, capability, row.spaceId);
  if (row.born <= place.seesFrom) throw new Refusal('found.not');
  return { row, place };
}
