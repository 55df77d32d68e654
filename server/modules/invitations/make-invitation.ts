import type { Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import type { createInvite, Invitation, inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import { seal } from '../../platform/encryption.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { audit, callerWho, newCode } from '../identity/index.ts';
import { describe } from '../seekers/index.ts';
import { mayOrRefuse, namesOfSpaces } from '../spaces/index.ts';
import { codePurpose, linkOfCode, markOfCode } from './codes.ts';
import { invitationLetter } from './invitation.letter.ts';
import { insertInvitation } from './invitations.sql.ts';
import { qrOf } from '../../platform/qr.ts';

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
  readonly underSixteen: boolean;
}

/** Makes a code, in the transaction given. What is kept of it leads back to it only with the house's own key. */
export async function makeInvitation(tx: Db, house: House, visit: Visit, terms: Terms): Promise<Invitation> {
  const { id: createdBy } = caller(visit);
  const { spaceId, maxUses, email, name, greeting, boundTo } = terms;
  const createdAt = house.clock.now();
  const expiresAt = new Date(createdAt.getTime() + terms.lasts);
  const id = newId(createdAt.getTime());
  const code = terms.code ?? newCode();
  const link = linkOfCode(house.config, code, spaceId);
  const stored = await insertInvitation(tx, {
    id,
    codeMark: markOfCode(house.config, code),
    sealedCode: seal(house.config, codePurpose, code),
    spaceId,
    boundTo,
    // A code that can be guessed opens for one address, or not before its maker said yes.
    needsApproval: terms.code !== null && boundTo === null,
    underSixteen: terms.underSixteen,
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
  await audit(tx, createdAt, visit, 'invited', createdBy, id);
  if (email !== null) {
    const { avatar_name: host } = await describe(tx, createdBy);
    const space = spaceId === null ? null : ((await namesOfSpaces(tx, [spaceId])).get(spaceId) ?? null);
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
  spaceId: string,
  body: Received<typeof inviteToSpace>['body'],
  visit: Visit,
): Promise<Invitation> {
  await mayOrRefuse(house, caller(visit), 'spaces.invite', spaceId);
  const terms = { ...termsOf(body), spaceId, code: null, boundTo: null };
  return house.db.transaction((tx) => makeInvitation(tx, house, visit, terms));
}

export async function inviteToHouse(
  house: House,
  body: Received<typeof createInvite>['body'],
  visit: Visit,
): Promise<Invitation> {
  callerWho(visit, 'invitations.inviteToHouse');
  const code = body.code ?? null;
  const boundTo = code === null ? null : (body.email?.toLowerCase() ?? null);
  const terms = { ...termsOf(body), spaceId: null, code, boundTo };
  return house.db.transaction((tx) => makeInvitation(tx, house, visit, terms));
}

const termsOf = (body: Received<typeof inviteToSpace>['body']) => ({
  maxUses: body.max_uses,
  lasts: body.expires_hours * hour,
  email: body.email ?? null,
  name: body.name ?? null,
  greeting: body.greeting ?? null,
  underSixteen: body.under_16,
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
  underSixteen: false,
});
