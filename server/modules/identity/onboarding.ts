import type { Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import type { onboard as onboardCall } from '@kinsong/contract/identity/onboard.ts';
import type { House } from '../../platform/house.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { identityPorts } from './ports.ts';
import { findPersonById } from './identity.sql.ts';
import { nameIn, readLoginName } from './login-name.ts';
import { userOf } from './user-object.ts';

/** How someone is called and seen. The coordinates given must be their own: an address, or the number they came by. */
export async function onboard(
  house: House,
  { name, email, avatar_url }: Received<typeof onboardCall>['body'],
  visit: Visit,
): Promise<User> {
  const { id } = caller(visit);
  const given = readLoginName(email);
  if (!email.includes('@') && given === null) throw new Refusal('onboarding.coordinates');
  const person = await findPersonById(house.db, id);
  if (person === null || given === null || nameIn(given) !== nameIn(person))
    throw new Refusal('onboarding.denied');
  // Whoever sees a face asks its address: that is never one of another site, nor of another call.
  if (avatar_url !== '' && !(await identityPorts.of(house).mayWear(house, id, avatar_url)))
    throw new Refusal('onboarding.denied');
  await identityPorts.of(house).introduce(house, id, name, avatar_url);
  return userOf(house, person);
}
