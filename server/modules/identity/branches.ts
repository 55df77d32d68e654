import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { branchOf } from '@kinsong/contract/identity/branches.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { branchBelow, type BranchRow } from './branches.sql.ts';
import type { IdentityHooks } from './hooks.ts';
import { callerWho, mayInHouse } from './standing.ts';

type Page = Answer<typeof branchOf>;
const pageLength = 100;

/** Whoever invited people sees who came of it; of others, only super users do. */
export async function branch(
  house: House,
  hooks: IdentityHooks,
  personId: string,
  after: string | null,
  visit: Visit,
): Promise<Page> {
  const reader = caller(visit);
  if (personId !== reader.id && !mayInHouse(reader, 'identity.seeBranches')) throw new Refusal('found.not');
  const page = await pageOf(house, hooks, personId, after, reader);
  if (after === null && page.people.length === 0) throw new Refusal('found.not');
  return page;
}

export function wholeTree(
  house: House,
  hooks: IdentityHooks,
  after: string | null,
  visit: Visit,
): Promise<Page> {
  return pageOf(house, hooks, null, after, callerWho(visit, 'identity.seeBranches'));
}

async function pageOf(
  house: House,
  hooks: IdentityHooks,
  root: string | null,
  after: string | null,
  reader: Person,
): Promise<Page> {
  const found = await branchBelow(house.db, { root, after, most: pageLength + 1 });
  const page = found.slice(0, pageLength);
  const faces = await hooks.faces(
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

/** By their inviter and by super users; and nobody gets into a super user's account but another one. */
export function mayRecover(
  maker: Person,
  { id, phoneOnly, invitedBy, roles }: Pick<BranchRow, 'id' | 'phoneOnly' | 'invitedBy' | 'roles'>,
): boolean {
  if (!phoneOnly || id === maker.id) return false;
  if (maker.roles.includes('super_user')) return true;
  return invitedBy === maker.id && !roles.includes('super_user');
}
