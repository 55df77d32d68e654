import type { Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import type { Invitation, inviteToSpace } from '@kinsong/contract/identity/identity.ts';
import type { createInvite } from '@kinsong/contract/identity/invitations.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import { seal } from '../../platform/sealing.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { note } from './deeds.ts';
import type { IdentityHooks } from './hooks.ts';
import { invitationLetter } from './invitation.letter.ts';
import { insertInvitation } from './invitations.sql.ts';
import { qrOf } from './qr.ts';
import { callerWho } from './standing.ts';
import { codePurpose, linkOfCode, markOfCode, newCode } from './tokens.ts';

interface Terms {
  readonly spaceId: string | null;
  readonly maxUses: number;
  readonly lasts: number;
  /** Where the letter goes. */
  readonly email: string | null;
  readonly name: string | null;
  readonly greeting: string | null;
  /** One of their own choosing; null for twelve digits. */
  readonly code: string | null;
  readonly boundTo: string | null;
}

/** Makes a code, in the transaction given. What is kept of it leads back to it only with the house's own key. */
export async function makeInvitation(
  tx: Db,
  house: House,
  hooks: IdentityHooks,
  visit: Visit,
  terms: Terms,
): Promise<Invitation> {
  const { id: createdBy } = caller(visit);
  const { spaceId, maxUses, email, name, greeting, boundTo } = terms;
  const createdAt = house.clock.now();
  const expiresAt = new Date(createdAt.getTime() + terms.lasts);
  const id = newId(createdAt.getTime());
  const code = terms.code ?? newCode();
  const link = linkOfCode(house.config, code);
  const stored = await insertInvitation(tx, {
    id,
    codeMark: markOfCode(house.config, code),
    sealedCode: seal(house.config, codePurpose, code),
    spaceId,
    boundTo,
    // A code that can be guessed opens for one address, or not before its maker said yes.
    needsApproval: terms.code !== null && boundTo === null,
    recognisedName: name,
    greeting,
    grants: [],
    maxUses,
    uses: 0,
    createdBy,
    createdAt,
    expiresAt,
    revokedAt: null,
  });
  if (!stored) throw new Refusal('invitation.taken');
  await note(tx, createdAt, visit, 'invited', createdBy, id);
  if (email !== null) {
    const { avatar_name: host } = await hooks.describe(tx, createdBy);
    const space = spaceId === null ? null : ((await hooks.namesOfSpaces(tx, [spaceId])).get(spaceId) ?? null);
    await postLetter(
      house,
      invitationLetter({ to: email, host, space, name, greeting, link, code, expiresAt }),
      tx,
    );
  }
  return {
    id,
    invite_code: code,
    link,
    link_qr: qrOf(link),
    space_id: spaceId,
    max_uses: maxUses,
    current_uses: 0,
    expires_at: expiresAt.toISOString(),
  };
}

export async function invite(
  house: House,
  hooks: IdentityHooks,
  spaceId: string,
  body: Received<typeof inviteToSpace>['body'],
  visit: Visit,
): Promise<Invitation> {
  await hooks.mayInvite(house, caller(visit), spaceId);
  const terms = { ...termsOf(body), spaceId, code: null, boundTo: null };
  return house.db.transaction((tx) => makeInvitation(tx, house, hooks, visit, terms));
}

export async function inviteToHouse(
  house: House,
  hooks: IdentityHooks,
  body: Received<typeof createInvite>['body'],
  visit: Visit,
): Promise<Invitation> {
  callerWho(visit, 'identity.inviteToHouse');
  const code = body.code ?? null;
  const boundTo = code === null ? null : (body.email?.toLowerCase() ?? null);
  const terms = { ...termsOf(body), spaceId: null, code, boundTo };
  return house.db.transaction((tx) => makeInvitation(tx, house, hooks, visit, terms));
}

const termsOf = (body: Received<typeof inviteToSpace>['body']) => ({
  maxUses: body.max_uses,
  lasts: body.expires_hours * hour,
  email: body.email ?? null,
  name: body.name ?? null,
  greeting: body.greeting ?? null,
});

/** How long a place is kept for someone who waited. */
export const placeLasts = 30 * day;

/** For someone who waited, and for nobody else. A phone number gets no letter. */
export const termsOfPlace = (loginName: string, name: string): Terms => ({
  spaceId: null,
  maxUses: 1,
  lasts: placeLasts,
  email: loginName.includes('@') ? loginName : null,
  name,
  greeting: null,
  code: null,
  boundTo: loginName,
});
