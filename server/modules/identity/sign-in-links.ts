import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type {
  confirmEmail as confirmEmailCall,
  lookAtLetter as lookAtLetterCall,
  signInByLetter,
} from '@kinsong/contract/identity/passwords-and-letters.ts';
import { removedWords } from '@kinsong/contract/identity/removed-sign-ins.ts';
import type { linkDevice as linkDeviceCall } from '@kinsong/contract/identity/sessions.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { confirmAddress, endSessions, isOwnSession, waysInOf } from './confirm-address.ts';
import { audit } from './audit-log.ts';
import { letIn, refuseInsecure, signIn } from './sign-in.ts';
import { lockCaller } from './lock-caller.ts';
import { identityPorts } from './ports.ts';
import { letterToConfirm } from './identity.letters.ts';
import * as rows from './identity.sql.ts';
import { knowDevice } from './known-devices.ts';
import { lookAtLink, makeLink, openLink } from './one-time-links.ts';
import { qrOf } from '../../platform/qr.ts';
import { isWithinMeasure } from './count-tries.ts';

/** For one's own phone, while one is signed in here. */
export async function linkDevice(house: House, visit: Visit): Promise<Answer<typeof linkDeviceCall>> {
  const { id } = caller(visit);
  return house.db.transaction(async (tx) => {
    await lockCaller(tx, visit);
    await audit(tx, house.clock.now(), visit, 'made a link for a device', id);
    const { link, expiresAt } = await makeLink(house, tx, 'device', { personId: id });
    return { link, link_qr: qrOf(link), expires_at: expiresAt.toISOString() };
  });
}

const noInvitation = { spaceId: null, refusal: null };

/** Signs in by a link of a letter or of another device, and takes up the invitation it was sent for. */
export async function openLinkIn(
  house: House,
  purpose: 'sign in' | 'device',
  token: string,
  visit: Visit,
): Promise<Answer<typeof signInByLetter>> {
  refuseInsecure(visit);
  const { shown, session, subjectId } = await house.db.transaction(async (tx) => {
    const { person, sentTo, subjectId } = await openLink(house, tx, purpose, token);
    if (person === null) throw new Refusal('link.over');
    const at = house.clock.now();
    const keeps = isOwnSession(visit, person);
    const shown = await confirmAddress(tx, at, person, sentTo, visit, { keeps });
    return { shown, subjectId, session: await signIn(tx, house, shown.person, visit) };
  });
  endSessions(house, shown.sessions);
  // The letter lets its owner in, whatever comes of the invitation that it was sent for.
  const { spaceId, refusal } =
    subjectId === null
      ? noInvitation
      : await identityPorts.of(house).takeUp(house, subjectId, shown.person, visit);
  const entered = await letIn(house, visit, shown, session, spaceId);
  return refusal === null ? entered : { ...entered, message: `${entered.message} ${refusal}` };
}

/** What a letter would do if it were opened now, where it is looked at. */
export async function lookAtLetter(
  house: House,
  token: string,
  visit: Visit,
): Promise<Answer<typeof lookAtLetterCall>> {
  const { personId, sentTo } = await lookAtLink(house, ['sign in', 'confirm e-mail'], token);
  const person = personId === null ? null : await rows.findPersonById(house.db, personId);
  if (person === null || sentTo === null) throw new Refusal('link.over');
  const isFirst = person.email === sentTo && person.emailConfirmedAt === null;
  const removes =
    isFirst && !isOwnSession(visit, person) ? await waysInOf(house.db, person, house.clock.now()) : [];
  return { address: sentTo, removes };
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

export async function confirmEmail(
  house: House,
  token: string,
  visit: Visit,
): Promise<Answer<typeof confirmEmailCall>> {
  const { person, removed, sessions } = await house.db.transaction(async (tx) => {
    const { person, sentTo } = await openLink(house, tx, 'confirm e-mail', token);
    if (person === null || sentTo === null) throw new Refusal('link.over');
    const keeps = isOwnSession(visit, person);
    return confirmAddress(tx, house.clock.now(), person, sentTo, visit, { keeps });
  });
  endSessions(house, sessions);
  if (isOwnSession(visit, person)) knowDevice(house.config, visit, person);
  const thanks = 'Thank you. Our letters will reach you there.';
  if (removed.length === 0) return { message: thanks, removed };
  return { message: `${thanks} ${removedWords(removed)} At the door, choose a new password.`, removed };
}
