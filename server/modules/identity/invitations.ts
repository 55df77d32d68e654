import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { branchOf, invitationQr, MadeInvitation } from '@kinsong/contract/identity/invitations.ts';
import type { House } from '../../platform/house.ts';
import { unseal } from '../../platform/sealing.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { note } from './deeds.ts';
import type { IdentityHooks } from './hooks.ts';
import * as rows from './invitations.sql.ts';
import { qrOf } from './qr.ts';
import { callerWho, mayInHouse } from './standing.ts';
import { codePurpose, linkOfCode } from './tokens.ts';

type Made = { invite_codes: MadeInvitation[] };

export async function listOwn(house: House, hooks: IdentityHooks, visit: Visit): Promise<Made> {
  const { id } = caller(visit);
  return list(house, hooks, id, await rows.listInvitations(house.db, id));
}

/** A super user sees of all that they are, and the codes of none but their own: those of a salon lead into it. */
export async function listAll(house: House, hooks: IdentityHooks, visit: Visit): Promise<Made> {
  const { id } = callerWho(visit, 'identity.inviteToHouse');
  return list(house, hooks, id, await rows.listInvitations(house.db, null));
}

async function list(
  house: House,
  hooks: IdentityHooks,
  reader: string,
  made: readonly rows.InvitationRow[],
): Promise<Made> {
  const uses = await rows.usesOf(
    house.db,
    made.map(({ id }) => id),
  );
  const makers = made.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy]));
  const faces = await hooks.faces(house.db, [
    ...new Set([...makers, ...uses.map(({ personId }) => personId)]),
  ]);
  const now = house.clock.now();
  return {
    invite_codes: made.map((row) => {
      const code = row.createdBy === reader ? codeOf(house, row) : null;
      const maker = row.createdBy === null ? undefined : faces.get(row.createdBy);
      return {
        id: row.id,
        code,
        link: code === null ? null : linkOfCode(house.config, code),
        space_id: row.spaceId,
        name: row.recognisedName,
        greeting: row.greeting,
        bound_to: row.boundTo,
        needs_approval: row.needsApproval,
        is_active: row.revokedAt === null && row.uses < row.maxUses && row.expiresAt > now,
        revoked: row.revokedAt !== null,
        current_uses: row.uses,
        max_uses: row.maxUses,
        created_at: row.createdAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
        created_by: row.createdBy === null ? null : { id: row.createdBy, name: maker?.name ?? '' },
        redeemed_by: uses
          .filter(({ invitationId }) => invitationId === row.id)
          .map(({ personId, usedAt }) => ({
            id: personId,
            name: faces.get(personId)?.name ?? '',
            avatar_url: faces.get(personId)?.avatar_url ?? '',
            joined_at: usedAt.toISOString(),
          })),
      };
    }),
  };
}

/** Null where the house's key changed since: then nobody knows it any more. */
function codeOf({ config }: House, { sealedCode }: rows.InvitationRow): string | null {
  if (sealedCode === null) return null;
  try {
    return unseal(config, codePurpose, sealedCode);
  } catch {
    return null;
  }
}

export async function qrOfInvitation(
  house: House,
  id: string,
  visit: Visit,
): Promise<Answer<typeof invitationQr>> {
  const row = await rows.findInvitation(house.db, id);
  const code = row?.createdBy === caller(visit).id ? codeOf(house, row) : null;
  if (code === null) throw new Refusal('found.not');
  const link = linkOfCode(house.config, code);
  return { link, link_qr: qrOf(link) };
}

/** By whoever made it, and by super users. Who came by it stays. */
export async function revoke(house: House, id: string, visit: Visit): Promise<{ revoked: boolean }> {
  const person = caller(visit);
  const row = await rows.findInvitation(house.db, id);
  const may = row !== null && (row.createdBy === person.id || mayInHouse(person, 'identity.inviteToHouse'));
  if (!may) throw new Refusal('found.not');
  const at = house.clock.now();
  return house.db.transaction(async (tx) => {
    const revoked = await rows.revoke(tx, id, at);
    if (revoked) await note(tx, at, visit, 'revoked an invitation', person.id, id);
    return { revoked };
  });
}

/** Who came by whom, from one person on. */
export async function branch(
  house: House,
  hooks: IdentityHooks,
  personId: string,
  visit: Visit,
): Promise<Answer<typeof branchOf>> {
  callerWho(visit, 'identity.seeBranches');
  const people = await rows.branchBelow(house.db, personId);
  if (people.length === 0) throw new Refusal('found.not');
  const faces = await hooks.faces(
    house.db,
    people.map(({ id }) => id),
  );
  return {
    people: people.map(({ id, invitedBy, joinedAt, depth }) => ({
      id,
      name: faces.get(id)?.name ?? '',
      avatar_url: faces.get(id)?.avatar_url ?? '',
      invited_by: invitedBy,
      joined_at: joinedAt.toISOString(),
      depth,
    })),
  };
}
