import type { Answer } from '@kinsong/contract/common/call.ts';
import type { sessionCheck, User } from '@kinsong/contract/identity/identity.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { identityPorts } from './ports.ts';
import { authSourceOf, findPersonById, type PersonRow } from './identity.sql.ts';

/** The user object of the specification: the account, and what seekers know of the person. */
export async function userOf(house: House, person: PersonRow): Promise<User> {
  const profile = await identityPorts.of(house).describe(house.db, person.id);
  return {
    id: person.id,
    name: profile.avatar_name,
    email: person.email ?? person.phone ?? '',
    ...profile,
    roles: person.roles,
    is_super_user: person.roles.includes('super_user'),
    is_founder: person.roles.includes('founder'),
  };
}

/** Says who is signed in; never refuses, since having no session is no failure. */
export async function checkSession(house: House, visit: Visit): Promise<Answer<typeof sessionCheck>> {
  if (visit.person === null) return { authenticated: false };
  const { id, sessionId } = visit.person;
  const person = await findPersonById(house.db, id);
  if (person === null) return { authenticated: false };
  visit.renewSession();
  const [user, source] = await Promise.all([userOf(house, person), authSourceOf(house.db, sessionId)]);
  return { authenticated: true, user, auth_source: source ?? person.authSource };
}
