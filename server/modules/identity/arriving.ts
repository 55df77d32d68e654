import { Refusal } from '@kinsong/contract/common/errors.ts';
import { firstName } from '@kinsong/contract/common/first-name.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/visit.ts';
import { note } from './deeds.ts';
import type { Afterwards, Arrival, IdentityHooks } from './hooks.ts';
import * as rows from './identity.sql.ts';
import { recordUse, takeUse } from './invitations.sql.ts';
import { nameIn, type LoginName } from './login-name.ts';
import { openSession } from './sessions.ts';
import { deleteUndecided } from './waitlist.sql.ts';

export interface Newcomer {
  readonly loginName: LoginName;
  readonly avatarName: string;
  readonly realName: string;
  readonly passwordHash: string | null;
  readonly authSource: 'google' | 'jwt';
  /** Someone trustworthy vouched that the address is theirs. */
  readonly confirmed: boolean;
}

export interface Arrived {
  readonly person: rows.PersonRow;
  readonly arrival: Arrival;
  readonly token: string;
  readonly afterwards: readonly Afterwards[];
}

export const welcomeArchitect = 'Welcome back, Cosmic Architect. Timeline access restored.';
export const welcomeOf = ({ architect, name }: Pick<Arrival, 'architect' | 'name'>): string =>
  architect ? welcomeArchitect : `Welcome, ${firstName(name)}. The door stands open.`;

/**
 * An account for whoever brings a code: the use of the code, the account, its profile and its first session come to be
 * together. Null when the code opens nothing for them; a name that has an account already is refused.
 */
export async function arrive(
  tx: Db,
  house: House,
  hooks: IdentityHooks,
  codeMark: string,
  newcomer: Newcomer,
  visit: Visit,
): Promise<Arrived | null> {
  const at = house.clock.now();
  const { loginName, avatarName, realName, passwordHash, authSource, confirmed } = newcomer;
  const invitation = await takeUse(tx, codeMark, nameIn(loginName), at);
  if (invitation === null) return null;
  const architect = invitation.grants.includes('architect');
  if (architect && (await rows.hasArchitect(tx))) throw new Refusal('auth.coordinates');
  const person: rows.PersonRow = {
    id: newId(at.getTime()),
    ...loginName,
    emailConfirmedAt: confirmed ? at : null,
    passwordHash,
    roles: architect ? invitation.grants : ['member'],
    authSource,
    createdAt: at,
  };
  if (!(await rows.insertPerson(tx, person))) throw new Refusal('registration.failed');
  await deleteUndecided(tx, nameIn(loginName));
  // The hooks below take the person into the space within this same transaction.
  await recordUse(tx, { invitationId: invitation.id, personId: person.id, usedAt: at, admittedAt: at });
  const arrival: Arrival = {
    personId: person.id,
    name: avatarName,
    realName,
    at,
    spaceId: invitation.spaceId,
    invitedBy: invitation.createdBy,
    architect,
  };
  const afterwards: Afterwards[] = [];
  for (const hook of hooks.arrivals) {
    const next = await hook(tx, arrival);
    if (next !== undefined) afterwards.push(next);
  }
  const token = await openSession(tx, person.id, at, visit, authSource);
  await note(tx, at, visit, 'joined', person.id, invitation.id);
  return { person, arrival, token, afterwards };
}
