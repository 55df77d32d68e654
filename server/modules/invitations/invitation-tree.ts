import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { branchOf, recoverGuest } from '@kinsong/contract/invitations/invitation-tree.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { qrOf } from '../../platform/qr.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { callerWho, makeRecoveryCode, mayInHouse } from '../identity/index.ts';
import { profilesOf } from '../seekers/index.ts';
import { branchBelow, type BranchRow } from './invitation-tree.sql.ts';

type Page = Answer<typeof branchOf>;
const pageLength = 100;

/** Whoever invited people sees who came of it; of others, only super users do. */
export async function branch(
  house: House,
  personId: string,
  after: string | null,
  visit: Visit,
): Promise<Page> {
  const reader = caller(visit);
  if (personId !== reader.id && !mayInHouse(reader, 'invitations.seeBranches'))
    throw new Refusal('found.not');
  const page = await pageOf(house, personId, after, reader);
  if (after === null && page.people.length === 0) throw new Refusal('found.not');
  return page;
}

export function wholeTree(house: House, after: string | null, visit: Visit): Promise<Page> {
  return pageOf(house, null, after, callerWho(visit, 'invitations.seeBranches'));
}

async function pageOf(
  house: House,
  root: string | null,
  after: string | null,
  reader: Person,
): Promise<Page> {
  const found = await branchBelow(house.db, { root, after, most: pageLength + 1 });
  const page = found.slice(0, pageLength);
  const faces = await profilesOf(
    house.db,
    page.map(({ id }) => id),
  );
  return {
    people: page.map((row) => ({
      id: row.id,
      name: faces.get(row.id)?.name ?? '',
      avatar_url: faces.get(row.id)?.avatar_url ?? '',
      invited_by: row.invitedBy,
      joined_at: row.joinedAt.toISOString(),
      depth: row.depth,
      recoverable: mayRecover(reader, row),
    })),
    more: found.length > pageLength,
  };
}

/**
 * The house sends no text messages: who has a phone number only comes in again by a code that their inviter or a super
 * user tells them. Anyone with an address gets their own letters, and nobody else may make one for them.
 */
export async function recover(
  house: House,
  personId: string,
  visit: Visit,
): Promise<Answer<typeof recoverGuest>> {
  const [person] = await branchBelow(house.db, { root: personId, after: null, most: 1 });
  if (person === undefined || !mayRecover(caller(visit), person)) throw new Refusal('found.not');
  const { code, link, expiresAt } = await makeRecoveryCode(house, personId, visit);
  return { code, link, link_qr: qrOf(link), expires_at: expiresAt.toISOString() };
}

/** By their inviter and by super users; and nobody gets into a super user's account but another one. */
function mayRecover(
  maker: Person,
  { id, phoneOnly, invitedBy, roles }: Pick<BranchRow, 'id' | 'phoneOnly' | 'invitedBy' | 'roles'>,
): boolean {
  if (!phoneOnly || id === maker.id) return false;
  if (maker.roles.includes('super_user')) return true;
  return invitedBy === maker.id && !roles.includes('super_user');
}
