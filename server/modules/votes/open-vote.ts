import { randomInt } from 'node:crypto';
import { may } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Deed, NewDeed } from '@kinsong/contract/votes/deed.ts';
import type { NewVote } from '@kinsong/contract/votes/vote-input.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, countIn, mayOrRefuse, membersOf, standingOf } from '../spaces/index.ts';
import { oneVoteShape, voteChange } from './contract-shapes.ts';
import { voteCounts } from './count-for.ts';
import { findVote, insertVote, type VoteRow } from './votes.sql.ts';

/** Opens a vote for those who are here now and may open one too. Sent twice, it is opened once. */
export async function openVote(
  house: House,
  person: Person,
  spaceId: string,
  wanted: NewVote,
): Promise<Vote> {
  const place = await mayOrRefuse(house, person, 'votes.open', spaceId);
  const known = await findVote(house.db, wanted.id);
  if (known !== null) return oneVoteShape(house.db, sameOrRefuse(known, person, spaceId));
  endsInTime(wanted.deadline, house.clock.now());
  const mayGiveRoles = may(standingOf(person, place), 'spaces.manageMembers');
  if (!mayGiveRoles && wanted.deeds.some(({ kind }) => kind === 'role'))
    throw new Refusal('input.wrong', { deeds: 'You may not give roles here, so no vote of yours can.' });
  return changeSpace(house, spaceId, async (tx, rev) => {
    const electorate = (await membersOf(tx, spaceId))
      .filter(({ leftAt, role }) => leftAt === null && role !== 'guest')
      .map(({ personId }) => personId);
    refuseStrangers(wanted.deeds, electorate);
    const at = house.clock.now();
    const row = rowOf(wanted, { spaceId, rev, electorate, createdBy: person.id, createdAt: at });
    if (!(await insertVote(tx, row))) {
      const stored = await findVote(tx, wanted.id);
      if (stored === null) throw new Error(`vote ${wanted.id} is neither new nor known`);
      return { result: await oneVoteShape(tx, sameOrRefuse(stored, person, spaceId)), changes: [] };
    }
    const vote = await oneVoteShape(tx, row);
    const counted = await countIn(tx, spaceId, { rev, at, ...voteCounts(null, row) });
    return { result: vote, changes: [voteChange(vote), ...counted] };
  });
}

function sameOrRefuse(row: VoteRow, person: Person, spaceId: string): VoteRow {
  if (row.spaceId !== spaceId || row.createdBy !== person.id) throw new Refusal('id.taken');
  return row;
}

export function endsInTime(deadline: string, now: Date): void {
  if (Date.parse(deadline) > now.getTime()) return;
  throw new Refusal('input.wrong', { deadline: 'This time is already past. Choose a later one.' });
}

/** A task or a role can only be given to somebody who is here. */
function refuseStrangers(deeds: readonly NewDeed[], here: readonly string[]): void {
  const isHere = (person: string | null): boolean => person === null || here.includes(person);
  const all = deeds.every(
    (deed) =>
      (deed.kind !== 'task' || isHere(deed.assigned_to)) && (deed.kind !== 'role' || isHere(deed.person_id)),
  );
  if (!all) throw new Refusal('input.wrong', { deeds: 'Choose someone who is here.' });
}

type Opened = Pick<VoteRow, 'spaceId' | 'rev' | 'electorate' | 'createdBy' | 'createdAt'>;

function rowOf(wanted: NewVote, opened: Opened): VoteRow {
  const { id, title, description, type, way, options, dots, majority, mandatory, secrecy } = wanted;
  const many = opened.electorate.length;
  const quorum = wanted.quorum ?? Math.floor(many / 2) + 1;
  if (quorum > many)
    throw new Refusal('input.wrong', { quorum: `There are ${many} who may vote; choose no more than that.` });
  return {
    ...{ id, title, description, type, way, options, dots, majority, mandatory, secrecy, quorum },
    ...opened,
    born: opened.rev,
    lot: drawn(options.map((option) => option.id)),
    deadline: new Date(wanted.deadline),
    status: 'open',
    voices: [],
    proxies: [],
    amended: 0,
    result: null,
    deeds: wanted.deeds.map((deed): Deed => ({ ...deed, id: newId(), came: null })),
    outcome: null,
    closedAt: null,
    deletedAt: null,
  };
}

/** By the house, before anybody votes, so that nobody can bend it. */
function drawn(ids: readonly string[]): string[] {
  const lot = [...ids];
  for (let last = lot.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [lot[last], lot[other]] = [lot[other]!, lot[last]!];
  }
  return lot;
}
