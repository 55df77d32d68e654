import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { comeBackByCode } from '@kinsong/contract/identity/recovery.ts';
import { hour } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import { markOf } from '../../platform/encryption.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { startAnew } from './changing-password.ts';
import { tryCode } from './code-tries.ts';
import { endSessions, removeWaysIn, type Shown } from './confirm-address.ts';
import { audit } from './audit-log.ts';
import { letIn, refuseInsecure } from './sign-in.ts';
import { inConstantTime } from '../../platform/constant-time.ts';
import * as rows from './identity.sql.ts';
import type { Link } from './one-time-links.ts';
import { loginNameOrRefuse } from './login-name.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import { newCode } from './tokens.ts';
import { deleteLinksOf, insertLink, takeRecovery } from './sign-in-ways.sql.ts';

const lasts = hour;
/** Longer than either way takes. */
const takes = 400;

const markOfRecovery = (house: House, code: string): string => markOf(house.config, 'recovery codes', code);

/** A code that lets somebody in again, told them by whoever made it. */
export async function makeRecoveryCode(
  house: House,
  personId: string,
  visit: Visit,
): Promise<Link & { code: string }> {
  const code = newCode();
  const at = house.clock.now();
  const expiresAt = new Date(at.getTime() + lasts);
  await house.db.transaction(async (tx) => {
    // Only the last one counts: whoever asks for another has lost the one before.
    await deleteLinksOf(tx, personId, ['recovery']);
    await insertLink(tx, {
      tokenHash: markOfRecovery(house, code),
      purpose: 'recovery',
      personId,
      subjectId: null,
      sentTo: null,
      expiresAt,
    });
    await audit(tx, at, visit, 'made a link for a guest', caller(visit).id, personId);
  });
  return { code, link: new URL(`/enter#recovery=${code}`, house.config.publicUrl).href, expiresAt };
}

/** A wrong code, a code that is over and another's number are one answer, after the same time. */
export async function comeBack(
  house: House,
  { email_or_phone, code, password }: Received<typeof comeBackByCode>['body'],
  visit: Visit,
): Promise<Answer<typeof comeBackByCode>> {
  refuseInsecure(visit);
  const name = loginNameOrRefuse(email_or_phone, 'email_or_phone');
  refuseWeak(password);
  const taken = await tryCode(house, visit, () =>
    inConstantTime(takes, async () => {
      const passwordHash = await hashPassword(password);
      const person = await rows.findPersonByName(house.db, name);
      if (person === null) return null;
      return takeBack(house, person, markOfRecovery(house, code), { password, passwordHash }, visit);
    }),
  );
  if (taken === null) throw new Refusal('auth.coordinates');
  endSessions(house, taken.shown.sessions);
  return letIn(house, visit, taken.shown, taken.session);
}

/** Nobody can write to a number: whoever comes by this code may never have been in the account, so all else goes. */
function takeBack(
  house: House,
  { id }: rows.PersonRow,
  codeMark: string,
  chosen: { password: string; passwordHash: string },
  visit: Visit,
): Promise<{ shown: Shown; session: string } | null> {
  const at = house.clock.now();
  return house.db.transaction(async (tx) => {
    const person = await rows.lockPerson(tx, id);
    if (person === null || !(await takeRecovery(tx, codeMark, id, at))) return null;
    return startAnew(tx, house, await removeWaysIn(tx, at, person, visit), chosen, visit);
  });
}
