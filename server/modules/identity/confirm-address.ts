import type { Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { audit } from './audit-log.ts';
import * as rows from './identity.sql.ts';
import * as ways from './sign-in-ways.sql.ts';

/** What became of an account whose owner came. */
export interface Shown {
  /** As it is from now on. */
  readonly person: rows.PersonRow;
  readonly removed: Removed;
  /** Which sessions are over: their live connections are to be closed once that is on record. */
  readonly sessions: readonly string[];
}

/** Links that were not sent to the address: whoever was in made them, and they let in whoever has them. */
const handedOn = ['device', 'recovery'] as const;

/** Has a letter been opened where this account is signed in? */
export const isOwnSession = (visit: Visit, person: rows.PersonRow): boolean => visit.person?.id === person.id;

/**
 * Something shows whose an address is: a letter that was opened, a service that vouches. Anybody with a code can make
 * an account under an address that is another's, so the first time this happens everything made before goes, unless
 * whoever opened the letter is in by it: there, maker and owner are one. Every way that confirms an address comes by
 * here, with the account's row held.
 */
export async function confirmAddress(
  tx: Db,
  at: Date,
  person: rows.PersonRow,
  address: string | null,
  visit: Visit,
  { keeps }: { keeps: boolean },
): Promise<Shown> {
  if (address === null || person.email !== address || person.emailConfirmedAt !== null)
    return asItWas(person);
  await rows.confirmEmailOf(tx, person.id, at);
  await audit(tx, at, visit, 'confirmed an address', person.id);
  const confirmed = { ...person, emailConfirmedAt: at };
  return keeps ? asItWas(confirmed) : removeWaysIn(tx, at, confirmed, visit);
}

const asItWas = (person: rows.PersonRow): Shown => ({ person, removed: [], sessions: [] });

/** Leaves no way into an account but the one its owner just came by. */
export async function removeWaysIn(tx: Db, at: Date, person: rows.PersonRow, visit: Visit): Promise<Shown> {
  const { id } = person;
  await rows.setPassword(tx, id, null);
  const passkeys = await ways.deletePasskeysOf(tx, id);
  const services = await ways.deleteFederatedOf(tx, id);
  const links = await ways.deleteLinksOf(tx, id, handedOn);
  const sessions = await rows.deleteSessionsOf(tx, id, null);
  const removed = inOrder({
    password: person.passwordHash !== null,
    passkeys: passkeys > 0,
    services: services > 0,
    devices: sessions.length > 0,
    'device links': links > 0,
  });
  if (removed.length > 0) await audit(tx, at, visit, 'removed earlier ways in', id);
  return { person: { ...person, passwordHash: null }, removed, sessions };
}

/** What of it would be removed now. */
export async function waysInOf(db: Db, { id, passwordHash }: rows.PersonRow, now: Date): Promise<Removed> {
  return inOrder({
    password: passwordHash !== null,
    passkeys: (await ways.passkeysOf(db, id)).length > 0,
    services: await ways.hasFederated(db, id),
    devices: (await rows.sessionsOf(db, id, now)).length > 0,
    'device links': await ways.hasLinksOf(db, id, handedOn),
  });
}

const inOrder = (found: Readonly<Record<Removed[number], boolean>>): Removed =>
  (Object.keys(found) as Removed[number][]).filter((way) => found[way]);

/** After the commit. */
export function endSessions({ live }: House, sessions: readonly string[]): void {
  for (const session of sessions) live.endSession(session);
}
