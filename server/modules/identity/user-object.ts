import type { Answer } from '@kinsong/contract/common/call.ts';
import type { sessionCheck, User } from '@kinsong/contract/identity/identity.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { identityPorts } from './ports.ts';
import { authSourceOf, findPersonById, type PersonRow } from './identity.sql.ts';

/** Whoever owns a guild has these besides; they are no roles of the house, and open nothing in it. */
const guildRoles = ['guild_founder', 'guild_facilitator'];

/** The user object of the specification: the account, and what the others know of the person. */
export async function userOf(house: House, person: PersonRow): Promise<User> {
  const profile = await identityPorts.of(house).describe(house.db, person.id);
  const ownsGuild = profile.guild?.role === 'owner';
  return {
    id: person.id,
    name: profile.avatar_name,
    email: person.email ?? person.phone ?? '',
    ...profile,
    roles: ownsGuild ? [...person.roles, ...guildRoles] : person.roles,
    is_super_user: person.roles.includes('super_user'),
    is_founder: person.roles.includes('founder'),
    access_level: accessOf(person.roles, ownsGuild),
  };
}

function accessOf(roles: readonly string[], ownsGuild: boolean): string {
  if (roles.includes('architect')) return 'architect';
  return ownsGuild ? 'guild_facilitator' : 'member';
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
