import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { changePassword, resetPassword } from '@kinsong/contract/identity/passwords-and-letters.ts';
import type { Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { postLetter } from '../../platform/mail/index.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { confirmAddress, endSessions, isOwnSession, type Shown } from './confirm-address.ts';
import { audit } from './audit-log.ts';
import { letIn, refuseInsecure, signIn } from './sign-in.ts';
import { inConstantTime } from '../../platform/constant-time.ts';
import { lockCaller } from './lock-caller.ts';
import { letterForReset } from './identity.letters.ts';
import * as rows from './identity.sql.ts';
import { makeLink, openLink } from './one-time-links.ts';
import { readLoginName } from './login-name.ts';
import { identityPorts } from './ports.ts';
import { hashPassword, isPassword, refuseWeak } from './passwords.ts';
import { isWithinMeasure } from './count-tries.ts';
import { deleteLinksOf } from './sign-in-ways.sql.ts';

/**
 * What lets somebody in without the password. While nobody knows whose the address is, letters to it stay good: else
 * whoever made an account under another's address could keep its owner out by changing the password again and again.
 */
const opensBeforeProof = ['device', 'recovery'] as const;
const opens = [...opensBeforeProof, 'sign in', 'reset password'] as const;

/** A new password ends what the old one opened: every other session, and every link that lets in. */
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
    const { emailConfirmedAt } = await lockCaller(tx, visit);
    if (!(await rows.replacePassword(tx, id, person.passwordHash, passwordHash))) {
      // Changed by another session meanwhile: what was typed as the current one is so no longer.
      throw new Refusal('password.wrong');
    }
    const former = person.passwordHash === null ? null : (current_password ?? null);
    await identityPorts.of(house).passwordIsNow(house, tx, id, { former, next: password });
    await deleteLinksOf(tx, id, emailConfirmedAt === null ? opensBeforeProof : opens);
    await audit(tx, house.clock.now(), visit, 'changed the password', id);
    return rows.deleteSessionsOf(tx, id, sessionId);
  });
  endSessions(house, gone);
  return { message: 'Your new password works from now on.', ended_sessions: gone.length };
}

const resetAnswer = 'If there is an account with this address, a letter is on its way.';

/** The same answer after the same time, whoever has an account. */
export async function askReset(house: House, typed: string): Promise<{ message: string }> {
  await inConstantTime(150, async () => {
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
  { token, password }: Received<typeof resetPassword>['body'],
  visit: Visit,
): Promise<Answer<typeof resetPassword>> {
  refuseInsecure(visit);
  refuseWeak(password);
  const passwordHash = await hashPassword(password);
  const at = house.clock.now();
  const { shown, session } = await house.db.transaction(async (tx) => {
    const { person, sentTo } = await openLink(house, tx, 'reset password', token);
    if (person === null) throw new Refusal('link.over');
    const keeps = isOwnSession(visit, person);
    const shown = await confirmAddress(tx, at, person, sentTo, visit, { keeps });
    return startAnew(tx, house, shown, { password, passwordHash }, visit);
  });
  endSessions(house, shown.sessions);
  return letIn(house, visit, shown, session);
}

/** Said by the page that asks for the new password already. */
const saidBefore: Removed = ['password', 'devices', 'device links'];

/** A new password in place of a forgotten one, and a session here in place of all others. */
export async function startAnew(
  tx: Db,
  house: House,
  { person, removed, sessions }: Shown,
  { password, passwordHash }: { password: string; passwordHash: string },
  visit: Visit,
): Promise<{ shown: Shown; session: string }> {
  const { id } = person;
  await rows.setPassword(tx, id, passwordHash);
  await identityPorts.of(house).passwordIsNow(house, tx, id, { former: null, next: password });
  await deleteLinksOf(tx, id, opens);
  await audit(tx, house.clock.now(), visit, 'reset the password', id);
  const others = await rows.deleteSessionsOf(tx, id, null);
  const shown = {
    person: { ...person, passwordHash },
    removed: removed.filter((way) => !saidBefore.includes(way)),
    sessions: [...sessions, ...others],
  };
  return { shown, session: await signIn(tx, house, shown.person, visit) };
}
