import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { login } from '@kinsong/contract/identity/identity.ts';
import type { linkDevice as linkDeviceCall } from '@kinsong/contract/identity/sessions.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { note } from './deeds.ts';
import { refuseInsecure, signIn, welcomeIn } from './entering.ts';
import type { IdentityHooks } from './hooks.ts';
import { letterToConfirm } from './identity.letters.ts';
import * as rows from './identity.sql.ts';
import { findInvitation } from './invitations.sql.ts';
import { makeLink, openLink } from './links.ts';
import { qrOf } from './qr.ts';
import { takeUp } from './redeeming.ts';
import { isWithinMeasure } from './tries.ts';

/** For one's own phone, while one is signed in here. */
export async function linkDevice(house: House, visit: Visit): Promise<Answer<typeof linkDeviceCall>> {
  const { id } = caller(visit);
  return house.db.transaction(async (tx) => {
    await note(tx, house.clock.now(), visit, 'made a link for a device', id);
    const { link, expiresAt } = await makeLink(house, tx, 'device', { personId: id });
    return { link, link_qr: qrOf(link), expires_at: expiresAt.toISOString() };
  });
}

/** Signs in by a link of a letter or of another device, and takes up the invitation it was sent for. */
export async function openLinkIn(
  house: House,
  hooks: IdentityHooks,
  purpose: 'sign in' | 'device',
  token: string,
  visit: Visit,
): Promise<Answer<typeof login>> {
  refuseInsecure(visit);
  const { person, session, subjectId } = await house.db.transaction(async (tx) => {
    const { personId, sentTo, subjectId } = await openLink(house, tx, purpose, token);
    const person = personId === null ? null : await rows.findPersonById(tx, personId);
    if (person === null) throw new Refusal('link.over');
    if (sentTo !== null) await rows.confirmEmailOf(tx, person.id, sentTo, house.clock.now());
    return { person, subjectId, session: await signIn(tx, house, person, visit) };
  });
  const invitation = subjectId === null ? null : await findInvitation(house.db, subjectId);
  const spaceId = invitation === null ? null : await takeUp(house, hooks, invitation.codeMark, person, visit);
  return welcomeIn(house, hooks, visit, person, session, { spaceId: spaceId ?? null });
}

export async function askConfirmation(house: House, visit: Visit): Promise<{ message: string }> {
  const { id } = caller(visit);
  const email = (await rows.findPersonById(house.db, id))?.email ?? null;
  if (email !== null && (await isWithinMeasure(house, 'letters', email))) {
    await house.db.transaction(async (tx) => {
      const link = await makeLink(house, tx, 'confirm e-mail', { personId: id, sentTo: email });
      await postLetter(house, letterToConfirm(email, link), tx);
    });
  }
  return { message: 'A letter is on its way. It asks you once whether the address is yours.' };
}

export async function confirmEmail(house: House, token: string, visit: Visit): Promise<{ message: string }> {
  const at = house.clock.now();
  await house.db.transaction(async (tx) => {
    const { personId, sentTo } = await openLink(house, tx, 'confirm e-mail', token);
    if (personId === null || sentTo === null) throw new Refusal('link.over');
    await rows.confirmEmailOf(tx, personId, sentTo, at);
    await note(tx, at, visit, 'confirmed an address', personId);
  });
  return { message: 'Thank you. Letters of the house reach you there.' };
}
