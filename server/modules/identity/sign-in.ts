import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { login } from '@kinsong/contract/identity/identity.ts';
import type { signInByLetter } from '@kinsong/contract/identity/passwords-and-letters.ts';
import { removedWords, type Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import type { Shown } from './confirm-address.ts';
import { audit } from './audit-log.ts';
import type { PersonRow } from './identity.sql.ts';
import { knowDevice } from './known-devices.ts';
import { openSession } from './sessions.ts';
import { userOf } from './user-object.ts';

type SignedIn = Answer<typeof login>;
type LetIn = Answer<typeof signInByLetter>;

export const recognised = 'Timeline access recognized. Welcome back, consciousness traveler.';

export const recognisedWith = (removed: Removed): string =>
  removed.length === 0 ? recognised : `${recognised} ${removedWords(removed)}`;

/** Over plain http beyond this machine nobody signs in. */
export function refuseInsecure(visit: Visit): void {
  if (!visit.safeToSignIn) throw new Refusal('auth.insecure');
}

/** Opens a session for someone who showed who they are, in the transaction that took what they showed. */
export async function signIn(
  tx: Db,
  house: House,
  person: PersonRow,
  visit: Visit,
  authSource: 'google' | 'jwt' = 'jwt',
): Promise<string> {
  const at = house.clock.now();
  await audit(tx, at, visit, 'signed in', person.id);
  return openSession(tx, person.id, at, visit, authSource);
}

/** What the browser gets once that is on record. */
export async function welcomeIn(
  house: House,
  visit: Visit,
  person: PersonRow,
  token: string,
  { message = recognised, spaceId = null }: { message?: string; spaceId?: string | null } = {},
): Promise<SignedIn> {
  visit.keepSession(token);
  knowDevice(house.config, visit, person);
  return {
    access_token: token,
    message,
    user: await userOf(house, person),
    space_id: spaceId,
  };
}

/** The same for who came by a letter: they are told what it removed. */
export async function letIn(
  house: House,
  visit: Visit,
  { person, removed }: Shown,
  token: string,
  spaceId: string | null = null,
): Promise<LetIn> {
  const message = recognisedWith(removed);
  return { ...(await welcomeIn(house, visit, person, token, { message, spaceId })), removed };
}
