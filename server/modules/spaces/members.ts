import { may } from '@kinsong/contract/capabilities.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { Role } from '@kinsong/contract/common/capability.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Member, sentAway } from '@kinsong/contract/spaces/spaces.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { profilesOf } from '../seekers/index.ts';
import { changeSpace, type Changed } from './change-space.ts';
import { mayOrRefuse, standingOf } from './permission.ts';
import { spacesPorts } from './ports.ts';
import { memberChange, memberShapes } from './contract-shapes.ts';
import * as rows from './spaces.sql.ts';

/** Which of these take anybody in: nobody comes into what is archived. */
export async function takingIn(db: Db, spaceIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(spaceIds.length === 0 ? [] : await rows.notArchivedAmong(db, spaceIds));
}

/** What lets somebody into a space, as it was done in a transaction. */
interface LetIn<T> {
  readonly result: T;
  /** Who comes in by it; null for nobody, and then nothing of it happened. */
  readonly comes: string | null;
}

/** Ends the transaction of what let nobody in, so that the space knows nothing of it. */
class NobodyComes<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('nobody comes');
    this.result = result;
  }
}

/**
 * Someone comes into a space, or into none: in one transaction with what lets them in, be it the making of their account
 * or one use more of an invitation. They are a member from that moment, or nothing of it happened.
 */
export async function admit<T>(
  house: House,
  spaceId: string | null,
  letIn: (tx: Db) => Promise<LetIn<T>>,
): Promise<T> {
  if (spaceId === null) return (await house.db.transaction(letIn)).result;
  try {
    const { result, member } = await changeSpace(house, spaceId, async (tx, rev) => {
      const { result, comes } = await letIn(tx);
      if (comes === null) throw new NobodyComes(result);
      const member = await addMember(tx, house.clock.now(), comes, spaceId, rev);
      return { result: { result, member }, changes: member === null ? [] : [memberChange(member)] };
    });
    if (member !== null) house.live.admit(member.person_id, spaceId);
    return result;
  } catch (error) {
    if (error instanceof NobodyComes) return error.result as T;
    throw error;
  }
}

async function addMember(
  tx: Db,
  at: Date,
  personId: string,
  spaceId: string,
  rev: number,
): Promise<Member | null> {
  const space = await rows.findSpace(tx, spaceId);
  if (space === null) throw new Refusal('found.not');
  // Archived in this very moment: whoever stands at the door hears what one hears with a code that is over.
  if (space.archivedAt !== null || space.deletedAt !== null) throw new Refusal('auth.coordinates');
  const row = await rows.upsertMember(tx, {
    spaceId,
    personId,
    role: 'member',
    joinedAt: at,
    leftAt: null,
    sentAwayAt: null,
    showsWork: false,
    rev,
    seesFrom: kindOf(space.kind).newcomersSee === 'everything' ? 0 : rev,
  });
  if (row !== null) return oneMember(tx, row);
  if (await rows.isSentAway(tx, spaceId, personId)) throw new Refusal('space.sentAway');
  return null;
}

export async function changeRole(
  house: House,
  person: Person,
  spaceId: string,
  memberId: string,
  role: Role,
): Promise<Member> {
  const place = await mayOrRefuse(house, person, 'spaces.manageMembers', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    const owners = await rows.ownersOf(tx, spaceId);
    const concernsOwners = role === 'owner' || owners.includes(memberId);
    if (concernsOwners && !owners.includes(person.id)) throw new Refusal('allowed.not');
    if (role !== 'owner') keepAnOwner(owners, memberId);
    const standing = { ...standingOf(person, place), role, archived: false };
    if (!may(standing, 'spaces.invite'))
      await spacesPorts.of(house).withdrawInvitations(tx, memberId, spaceId, house.clock.now());
    return changeMember(tx, spaceId, memberId, { role, rev });
  });
}

/**
 * Leaving is everyone's own; sending someone away takes the right to manage members, and owners only owners. It concerns
 * this space alone: those around it and within it have their own members, and decide for themselves.
 */
export async function removeMember(
  house: House,
  person: Person,
  spaceId: string,
  memberId: string,
): Promise<Member> {
  const place = await mayOrRefuse(house, person, 'spaces.leave', spaceId);
  const leaves = memberId === person.id;
  if (!leaves && !may(standingOf(person, place), 'spaces.manageMembers')) throw new Refusal('allowed.not');
  const gone = await changeSpace(house, spaceId, async (tx, rev) => {
    const owners = await rows.ownersOf(tx, spaceId);
    if (!leaves && owners.includes(memberId) && !owners.includes(person.id)) throw new Refusal('allowed.not');
    keepAnOwner(owners, memberId);
    const at = house.clock.now();
    await spacesPorts.of(house).withdrawInvitations(tx, memberId, spaceId, at);
    return changeMember(tx, spaceId, memberId, { leftAt: at, sentAwayAt: leaves ? null : at, rev });
  });
  house.live.dismiss(memberId, spaceId);
  return gone;
}

/** Of a space with very many people these are enough to choose from. */
const mostOfOne = 500;

export async function listMyPeople(house: House, person: Person): Promise<Member[]> {
  return memberShapes(house.db, await rows.membersAround(house.db, person.id, mostOfOne));
}

/** For those who may lift it, and for nobody else: the others see that someone is gone, as of whoever left. */
export async function listSentAway(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof sentAway>> {
  await mayOrRefuse(house, person, 'spaces.manageMembers', spaceId);
  const gone = await rows.listSentAway(house.db, spaceId);
  const profiles = await profilesOf(
    house.db,
    gone.map(({ personId }) => personId),
  );
  return {
    people: gone.flatMap(({ personId, sentAwayAt }) => {
      const { name = '', avatar_url = '' } = profiles.get(personId) ?? {};
      return sentAwayAt === null
        ? []
        : [{ person_id: personId, name, avatar_url, sent_away_at: sentAwayAt.toISOString() }];
    }),
  };
}

/** They may come back now, by an invitation like anybody else; those they had used before bring nobody back. */
export async function letComeBack(
  house: House,
  person: Person,
  spaceId: string,
  memberId: string,
): Promise<Member> {
  await mayOrRefuse(house, person, 'spaces.manageMembers', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) =>
    told(tx, await rows.liftSentAway(tx, spaceId, memberId, rev)),
  );
}

/** Someone has another name or face now: everyone they share a space with sees it at once, and after any gap. */
export async function profileChanged(house: House, personId: string): Promise<void> {
  for (const spaceId of await rows.spacesOf(house.db, personId)) {
    await changeSpace(house, spaceId, async (tx, rev) => {
      const row = await rows.updateMember(tx, spaceId, personId, { rev });
      // Left in this very moment: then that is what there is to tell.
      if (row === null) return { result: undefined, changes: [] };
      return { result: undefined, changes: [memberChange(await oneMember(tx, row))] };
    });
  }
}

function keepAnOwner(owners: readonly string[], leaving: string): void {
  if (owners.length === 1 && owners[0] === leaving) throw new Refusal('space.owner');
}

type ChangedMember = Changed<Member>;

async function changeMember(
  tx: Db,
  spaceId: string,
  memberId: string,
  change: Parameters<typeof rows.updateMember>[3],
): Promise<ChangedMember> {
  return told(tx, await rows.updateMember(tx, spaceId, memberId, change));
}

async function told(tx: Db, row: rows.MemberRow | null): Promise<ChangedMember> {
  if (row === null) throw new Refusal('found.not');
  const member = await oneMember(tx, row);
  return { result: member, changes: [memberChange(member)] };
}

async function oneMember(tx: Db, row: rows.MemberRow): Promise<Member> {
  const [member] = await memberShapes(tx, [row]);
  if (member === undefined) throw new Error('a member row without a shape');
  return member;
}
