import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { login } from '@kinsong/contract/identity/identity.ts';
import type { changePassword, resetPassword } from '@kinsong/contract/identity/passwords.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import { caller, type Visit } from '../../platform/visit.ts';
import { note } from './deeds.ts';
import { refuseInsecure, signIn, welcomeIn } from './entering.ts';
import { evenly } from './evenly.ts';
import type { IdentityHooks } from './hooks.ts';
import { letterForReset } from './identity.letters.ts';
import * as rows from './identity.sql.ts';
import { makeLink, openLink } from './links.ts';
import { readLoginName } from './login-name.ts';
import { hashPassword, isPassword, refuseWeak } from './passwords.ts';
import { isWithinMeasure } from './tries.ts';
import { deleteLinksOf } from './ways.sql.ts';

/** A new password ends what the old one opened: every other session, and every link on its way. */
export async function change(
  house: House,
  { current_password, password }: Received<typeof changePassword>['body'],
  visit: Visit,
): Promise<Answer<typeof changePassword>> {
  const { id, sessionId } = caller(visit);
  refuseWeak(password);
  const person = await rows.findPersonById(house.db, id);
  if (person === null) throw new Refusal('auth.needed');
  if (person.passwordHash !== null && !(await isPassword(current_password ?? '', person.passwordHash))) {
    throw new Refusal('password.wrong', { current_password: 'This is not the password you have now.' });
  }
  const passwordHash = await hashPassword(password);
  const gone = await house.db.transaction(async (tx) => {
    if (!(await rows.replacePassword(tx, id, person.passwordHash, passwordHash))) {
      // Changed by another session meanwhile: what was typed as the current one is so no longer.
      throw new Refusal('password.wrong');
    }
    await deleteLinksOf(tx, id);
    await note(tx, house.clock.now(), visit, 'changed the password', id);
    return rows.deleteSessionsOf(tx, id, sessionId);
  });
  for (const session of gone) house.live.endSession(session);
  return { message: 'Your new password holds from now on.', ended_sessions: gone.length };
}

const resetAnswer = 'If a letter reaches an account under this address, one is on its way.';

/** The same answer after the same time, whoever has an account. */
export async function askReset(house: House, typed: string): Promise<{ message: string }> {
  await evenly(150, async () => {
    const name = readLoginName(typed);
    const person = name === null ? null : await rows.findPersonByName(house.db, name);
    const email = person?.email ?? null;
    if (person === null || email === null || !(await isWithinMeasure(house, 'letters', email))) return;
    await house.db.transaction(async (tx) => {
      const link = await makeLink(house, tx, 'reset password', { personId: person.id, sentTo: email });
      await postLetter(house, letterForReset(email, link), tx);
    });
  });
  return { message: resetAnswer };
}

export async function reset(
  house: House,
  hooks: IdentityHooks,
  { token, password }: Received<typeof resetPassword>['body'],
  visit: Visit,
): Promise<Answer<typeof login>> {
  refuseInsecure(visit);
  refuseWeak(password);
  const passwordHash = await hashPassword(password);
  const at = house.clock.now();
  const { person, gone, session } = await house.db.transaction(async (tx) => {
    const { personId, sentTo } = await openLink(house, tx, 'reset password', token);
    const person = personId === null ? null : await rows.findPersonById(tx, personId);
    if (person === null) throw new Refusal('link.over');
    await rows.setPassword(tx, person.id, passwordHash);
    if (sentTo !== null) await rows.confirmEmailOf(tx, person.id, sentTo, at);
    await deleteLinksOf(tx, person.id);
    await note(tx, at, visit, 'reset the password', person.id);
    const gone = await rows.deleteSessionsOf(tx, person.id, null);
    return { person, gone, session: await signIn(tx, house, person, visit) };
  });
  for (const id of gone) house.live.endSession(id);
  return welcomeIn(house, hooks, visit, person, session);
}
