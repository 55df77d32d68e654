import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import type { login } from '@kinsong/contract/identity/identity.ts';
import type {
  addPasskey,
  beginPasskey,
  myPasskeys,
  Passkey,
  signInByPasskey,
} from '@kinsong/contract/identity/passkeys.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { audit } from './audit-log.ts';
import { refuseInsecure, signIn, welcomeIn } from './sign-in.ts';
import { lockCaller } from './lock-caller.ts';
import { identityPorts } from './ports.ts';
import * as people from './identity.sql.ts';
import { nameIn } from './login-name.ts';
import * as rows from './sign-in-ways.sql.ts';

/** Loaded with the first passkey: a house at rest does not carry it. */
const webauthn = () => import('@simplewebauthn/server');

const challengeLasts = 5 * minute;

const asWritten = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

async function keepChallenge(house: House, challenge: string, personId: string | null): Promise<void> {
  const expiresAt = new Date(house.clock.now().getTime() + challengeLasts);
  await rows.insertChallenge(house.db, { challenge, personId, expiresAt });
}

/** Right only once, only for whom it was made, and only in time. */
const isOurs =
  (house: House, personId: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const kept = await rows.takeChallenge(house.db, challenge, house.clock.now());
    return kept !== undefined && kept.personId === personId;
  };

export async function begin(house: House, visit: Visit): Promise<Answer<typeof beginPasskey>> {
  const { id } = caller(visit);
  const person = await people.findPersonById(house.db, id);
  if (person === null) throw new Refusal('auth.needed');
  const { avatar_name } = await identityPorts.of(house).describe(house.db, id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Kinsong',
    rpID: house.config.publicUrl.hostname,
    userID: new TextEncoder().encode(id),
    userName: nameIn(person),
    userDisplayName: avatar_name,
    attestationType: 'none',
    excludeCredentials: (await rows.passkeysOf(house.db, id)).map(({ id, transports }) => ({
      id,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(house, options.challenge, id);
  return { options: { ...options } };
}

export async function add(
  house: House,
  { name, credential }: Received<typeof addPasskey>['body'],
  visit: Visit,
): Promise<Passkey> {
  const { id: personId } = caller(visit);
  const { verifyRegistrationResponse } = await webauthn();
  const { config } = house;
  const verified = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: isOurs(house, personId),
    expectedOrigin: config.publicUrl.origin,
    expectedRPID: config.publicUrl.hostname,
  }).catch((error: Error) => {
    visit.log.debug({ reason: error.message }, 'a passkey was not kept');
    return { verified: false as const };
  });
  if (!verified.verified) throw new Refusal('passkey.failed');
  const made = verified.registrationInfo;
  const at = house.clock.now();
  const row: rows.PasskeyRow = {
    id: made.credential.id,
    personId,
    name: name === '' ? 'Passkey' : name,
    publicKey: asWritten(made.credential.publicKey),
    counter: made.credential.counter,
    transports: [...(made.credential.transports ?? [])],
    backedUp: made.credentialBackedUp,
    createdAt: at,
    lastUsedAt: null,
  };
  await house.db.transaction(async (tx) => {
    await lockCaller(tx, visit);
    if (!(await rows.insertPasskey(tx, row))) throw new Refusal('passkey.failed');
    await audit(tx, at, visit, 'added a passkey', personId);
  });
  return shape(row);
}

export async function beginSignIn(house: House): Promise<Answer<typeof beginPasskey>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: house.config.publicUrl.hostname,
    userVerification: 'required',
  });
  await keepChallenge(house, options.challenge, null);
  return { options: { ...options } };
}

/** The passkey says whose it is. Unknown, wrongly signed, copied, asked too long ago: one answer for all of them. */
export async function signInBy(
  house: House,
  { credential }: Received<typeof signInByPasskey>['body'],
  visit: Visit,
): Promise<Answer<typeof login>> {
  refuseInsecure(visit);
  const passkey = await rows.findPasskey(house.db, credential.id);
  const counter = passkey === null ? null : await verify(house, passkey, credential, visit);
  const person = passkey === null ? null : await people.findPersonById(house.db, passkey.personId);
  if (passkey === null || counter === null || person === null) {
    await audit(house.db, house.clock.now(), visit, 'failed to sign in', person?.id ?? null);
    throw new Refusal('auth.denied');
  }
  const token = await house.db.transaction(async (tx) => {
    if (!(await rows.markUsed(tx, passkey.id, counter, house.clock.now()))) throw new Refusal('auth.denied');
    return signIn(tx, house, person, visit);
  });
  return welcomeIn(house, visit, person, token);
}

/** The new count of its signatures, or null when this one is not its own. */
async function verify(
  house: House,
  { id, publicKey, counter, personId }: rows.PasskeyRow,
  credential: Received<typeof signInByPasskey>['body']['credential'],
  visit: Visit,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { publicUrl } = house.config;
  const { userHandle } = credential.response;
  if (typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').toString() !== personId)
    return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: isOurs(house, null),
      expectedOrigin: publicUrl.origin,
      expectedRPID: publicUrl.hostname,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    visit.log.debug({ reason: String(error) }, 'a passkey was refused');
    return null;
  }
}

export async function list(house: House, visit: Visit): Promise<Answer<typeof myPasskeys>> {
  const { id } = caller(visit);
  const [passkeys, person] = await Promise.all([
    rows.passkeysOf(house.db, id),
    people.findPersonById(house.db, id),
  ]);
  return {
    passkeys: passkeys.map(shape),
    has_password: person?.passwordHash != null,
    email_confirmed: person?.emailConfirmedAt != null,
  };
}

/** Nobody locks themselves out by mistake: with an address, a letter always lets them in. */
export async function remove(house: House, id: string, visit: Visit): Promise<{ removed: boolean }> {
  const { id: personId } = caller(visit);
  const at = house.clock.now();
  await house.db.transaction(async (tx) => {
    const person = await people.lockPerson(tx, personId);
    if (!(await rows.deletePasskey(tx, personId, id))) throw new Refusal('found.not');
    const others = await rows.passkeysOf(tx, personId);
    const letters = person !== null && person.email !== null;
    const password = person !== null && person.passwordHash !== null;
    if (!letters && !password && others.length === 0 && !(await rows.hasFederated(tx, personId))) {
      throw new Refusal('passkey.last');
    }
    await identityPorts.of(house).passkeyRemoved(tx, personId, id);
    await audit(tx, at, visit, 'removed a passkey', personId);
  });
  return { removed: true };
}

/** Whether it is a passkey of this person’s account. */
export const ownsPasskey = async (db: Db, personId: string, id: string): Promise<boolean> =>
  (await rows.findPasskey(db, id))?.personId === personId;

const shape = ({ id, name, createdAt, lastUsedAt }: rows.PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
