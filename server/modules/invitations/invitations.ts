import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type {
  allInvitations,
  invitationQr,
  MadeInvitation,
} from '@kinsong/contract/invitations/invitations.ts';
import type { House } from '../../platform/house.ts';
import { unseal } from '../../platform/encryption.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { audit, callerWho, mayInHouse } from '../identity/index.ts';
import { profilesOf } from '../seekers/index.ts';
import { namesOfSpaces, takingIn } from '../spaces/index.ts';
import { codePurpose, linkOfCode } from './codes.ts';
import * as rows from './invitations.sql.ts';
import { qrOf } from '../../platform/qr.ts';

type Asked = Received<typeof allInvitations>['query'];
type Page = Answer<typeof allInvitations>;
const pageLength = 50;

export function listOwn(house: House, asked: Asked, visit: Visit): Promise<Page> {
  const { id } = caller(visit);
  return list(house, id, id, asked);
}

/** A super user sees of all that they are, and the codes of none but their own: those of a salon lead into it. */
export function listAll(house: House, asked: Asked, visit: Visit): Promise<Page> {
  return list(house, callerWho(visit, 'invitations.inviteToHouse').id, null, asked);
}

async function list(
  house: House,
  reader: string,
  createdBy: string | null,
  { state, after }: Asked,
): Promise<Page> {
  const now = house.clock.now();
  const wanted = { createdBy, isOpen: state === 'open', after: after ?? null, most: pageLength + 1, now };
  const [found, tally] = await Promise.all([
    rows.listInvitations(house.db, wanted),
    rows.tallyOfInvitations(house.db, createdBy, now),
  ]);
  // A salon that is archived keeps no chair for anybody.
  const taking = await takingIn(house.db, spacesOf(tally));
  const kept = tally.filter(({ spaceId }) => spaceId === null || taking.has(spaceId));
  return {
    invite_codes: await describe(house, reader, found.slice(0, pageLength)),
    more: found.length > pageLength,
    uses_left: kept.reduce((all, { usesLeft }) => all + usesLeft, 0),
    over: tally.reduce((all, { over }) => all + over, 0),
  };
}

async function describe(
  house: House,
  reader: string,
  made: readonly rows.InvitationRow[],
): Promise<MadeInvitation[]> {
  const uses = await rows.usesOf(
    house.db,
    made.map(({ id }) => id),
  );
  const makers = made.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy]));
  const faces = await profilesOf(house.db, [
    ...new Set([...makers, ...uses.map(({ personId }) => personId)]),
  ]);
  const opened = spacesOf(made.filter(({ createdBy }) => createdBy === reader));
  const names = await namesOfSpaces(house.db, opened);
  const taking = await takingIn(house.db, opened);
  const now = house.clock.now();
  return made.map((row) => {
    const code = row.createdBy === reader ? codeOf(house, row) : null;
    const spaceName = row.createdBy === reader && row.spaceId !== null ? names.get(row.spaceId) : undefined;
    const maker = row.createdBy === null ? undefined : faces.get(row.createdBy);
    return {
      id: row.id,
      code,
      link: code === null ? null : linkOfCode(house.config, code, row.spaceId),
      space_id: row.spaceId,
      space_name: spaceName ?? null,
      resting: row.createdBy === reader && row.spaceId !== null && !taking.has(row.spaceId),
      name: row.recognisedName,
      greeting: row.greeting,
      bound_to: row.boundTo,
      under_16: row.underSixteen,
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
  });
}

function spacesOf(leading: readonly Pick<rows.InvitationRow, 'spaceId'>[]): string[] {
  return [...new Set(leading.flatMap(({ spaceId }) => (spaceId === null ? [] : [spaceId])))];
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
  const link = linkOfCode(house.config, code, row?.spaceId ?? null);
  return { link, link_qr: qrOf(link) };
}

/** By whoever made it, and by super users. Who came by it stays. */
export async function revoke(house: House, id: string, visit: Visit): Promise<{ revoked: boolean }> {
  const person = caller(visit);
  const row = await rows.findInvitation(house.db, id);
  const may =
    row !== null && (row.createdBy === person.id || mayInHouse(person, 'invitations.inviteToHouse'));
  if (!may) throw new Refusal('found.not');
  const at = house.clock.now();
  return house.db.transaction(async (tx) => {
    const revoked = await rows.revoke(tx, id, at);
    if (revoked) await audit(tx, at, visit, 'revoked an invitation', person.id, id);
    return { revoked };
  });
}
