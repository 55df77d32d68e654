import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { login } from '@kinsong/contract/identity/identity.ts';
import type { comeBackByCode, recoverGuest } from '@kinsong/contract/identity/recovery.ts';
import { hour } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import { markOf } from '../../platform/sealing.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { mayRecover } from './branches.ts';
import { note } from './deeds.ts';
import { refuseInsecure, signIn, welcomeIn } from './entering.ts';
import { evenly } from './evenly.ts';
import type { IdentityHooks } from './hooks.ts';
import * as rows from './identity.sql.ts';
import { inviterOf } from './invitations.sql.ts';
import { loginNameOrRefuse } from './login-name.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import { qrOf } from './qr.ts';
import { newCode } from './tokens.ts';
import { isWithinMeasure, refuseBeyond } from './tries.ts';
import { deleteLinksOf, insertLink, takeRecovery } from './ways.sql.ts';

const lasts = hour;
/** Longer than either way takes. */
const takes = 400;

const markOfRecovery = (house: House, code: string): string => markOf(house.config, 'recovery codes', code);

/**
 * The house sends no text messages: who has a phone number only comes in again by a code that their inviter or a super
 * user tells them. Anyone with an address gets their own letters, and nobody else may make one for them.
 */
export async function recover(
  house: House,
  personId: string,
  visit: Visit,
): Promise<Answer<typeof recoverGuest>> {
  const maker = caller(visit);
  const person = await rows.findPersonById(house.db, personId);
  const invitedBy = await inviterOf(house.db, personId);
  if (person === null || !mayRecover(maker, { ...person, phoneOnly: person.email === null, invitedBy })) {
    throw new Refusal('found.not');
  }
  const code = newCode();
  const at = house.clock.now();
  const expiresAt = new Date(at.getTime() + lasts);
  await house.db.transaction(async (tx) => {
    // Only the last one counts: whoever asks for another has lost the one before.
    await deleteLinksOf(tx, personId, 'recovery');
    await insertLink(tx, {
      tokenHash: markOfRecovery(house, code),
      purpose: 'recovery',
      personId,
      subjectId: null,
      sentTo: null,
      expiresAt,
    });
    await note(tx, at, visit, 'made a link for a guest', maker.id, personId);
  });
  const link = new URL(`/enter#recovery=${code}`, house.config.publicUrl).href;
  return { code, link, link_qr: qrOf(link), expires_at: expiresAt.toISOString() };
}

/** A wrong code, a code that is over and another's number are one answer, after the same time. */
export function comeBack(
  house: House,
  hooks: IdentityHooks,
  { email_or_phone, code, password }: Received<typeof comeBackByCode>['body'],
  visit: Visit,
): Promise<Answer<typeof login>> {
  refuseInsecure(visit);
  const name = loginNameOrRefuse(email_or_phone, 'email_or_phone');
  refuseWeak(password);
  return evenly(takes, async () => {
    await refuseBeyond(house, 'wrong codes', '');
    const passwordHash = await hashPassword(password);
    const person = await rows.findPersonByName(house.db, name);
    const taken =
      person === null
        ? null
        : await takeBack(house, person, markOfRecovery(house, code), passwordHash, visit);
    if (person === null || taken === null) {
      await isWithinMeasure(house, 'wrong codes', '');
      throw new Refusal('auth.coordinates');
    }
    for (const session of taken.gone) house.live.endSession(session);
    return welcomeIn(house, hooks, visit, person, taken.session);
  });
}

function takeBack(
  house: House,
  person: rows.PersonRow,
  codeMark: string,
  passwordHash: string,
  visit: Visit,
): Promise<{ gone: readonly string[]; session: string } | null> {
  const at = house.clock.now();
  return house.db.transaction(async (tx) => {
    if (!(await takeRecovery(tx, codeMark, person.id, at))) return null;
    await rows.setPassword(tx, person.id, passwordHash);
    await deleteLinksOf(tx, person.id);
    await note(tx, at, visit, 'reset the password', person.id);
    const gone = await rows.deleteSessionsOf(tx, person.id, null);
    return { gone, session: await signIn(tx, house, person, visit) };
  });
}
