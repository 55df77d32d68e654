import type { HouseRole } from '@kinsong/contract/common/capability.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Visit } from '../../platform/caller.ts';
import { audit } from './audit-log.ts';
import { insertPerson, type PersonRow } from './identity.sql.ts';
import type { LoginName } from './login-name.ts';
import { openSession } from './sessions.ts';

export interface Newcomer {
  readonly loginName: LoginName;
  readonly avatarName: string;
  readonly realName: string;
  readonly passwordHash: string | null;
  readonly authSource: 'google' | 'jwt';
  /** Someone trustworthy vouched that the address is theirs. */
  readonly confirmed: boolean;
}

/** An account and its first session. A name that has an account already is refused. */
export async function openAccount(
  tx: Db,
  at: Date,
  { loginName, passwordHash, authSource, confirmed }: Newcomer,
  roles: readonly HouseRole[],
  invitationId: string,
  visit: Visit,
): Promise<{ person: PersonRow; token: string }> {
  const person: PersonRow = {
    id: newId(at.getTime()),
    ...loginName,
    emailConfirmedAt: confirmed ? at : null,
    passwordHash,
    roles: [...roles],
    authSource,
    createdAt: at,
  };
  if (!(await insertPerson(tx, person))) throw new Refusal('registration.failed');
  const token = await openSession(tx, person.id, at, visit, authSource);
  await audit(tx, at, visit, 'joined', person.id, invitationId);
  return { person, token };
}
