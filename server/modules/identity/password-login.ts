import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { login as loginCall } from '@kinsong/contract/identity/identity.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { audit } from './audit-log.ts';
import { refuseInsecure, signIn, welcomeIn } from './sign-in.ts';
import * as rows from './identity.sql.ts';
import { isKnownDevice } from './known-devices.ts';
import { nameIn, readLoginName } from './login-name.ts';
import { isPassword } from './passwords.ts';
import { forget, isWithinMeasure } from './count-tries.ts';

/**
 * Unknown name, wrong password, no password at all: one answer for all of them, after the same time. Wrong passwords
 * are counted for each name, whether it exists or not; a device that knows its person is left out of the count, so
 * that a stranger's tries keep nobody from their own house.
 */
export async function login(
  house: House,
  { email, password }: Received<typeof loginCall>['body'],
  visit: Visit,
): Promise<Answer<typeof loginCall>> {
  refuseInsecure(visit);
  const name = readLoginName(email);
  const person = name === null ? null : await rows.findPersonByName(house.db, name);
  const counted = name === null ? '' : nameIn(name);
  const known = person !== null && isKnownDevice(house.config, visit, person);
  // Counted before the answer is known, so that many at once do not slip by; a right one takes it back.
  if (!known && counted !== '' && !(await isWithinMeasure(house, 'wrong passwords', counted))) {
    throw new Refusal('rate.limited');
  }
  const isRight = await isPassword(password, person?.passwordHash ?? null);
  if (person === null || !isRight) {
    // The name typed is not written down where it is nobody's: it may be a password in the wrong field.
    await audit(house.db, house.clock.now(), visit, 'failed to sign in', person?.id ?? null);
    throw new Refusal('auth.denied');
  }
  if (!known) await forget(house, 'wrong passwords', counted);
  const token = await house.db.transaction(async (tx) => {
    // Another password since this very moment, or none: then it was not this one that is right.
    const held = await rows.lockPerson(tx, person.id);
    if (held === null || held.passwordHash !== person.passwordHash) throw new Refusal('auth.denied');
    return signIn(tx, house, held, visit);
  });
  return welcomeIn(house, visit, person, token);
}
