import { day } from '@kinsong/contract/common/time.ts';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { markOf } from '../../platform/encryption.ts';
import type { Visit } from '../../platform/caller.ts';
import type { PersonRow } from './identity.sql.ts';

const cookieName = 'known_device';
const lasts = 400 * day;
/** A tablet in the kitchen is signed in by several. */
const mostPeople = 6;

/** Once an address is shown to be somebody's, what knew the account before knows it no longer. */
type Known = Pick<PersonRow, 'id' | 'emailConfirmedAt'>;

const markFor = (config: Config, salt: string, { id, emailConfirmedAt }: Known): string =>
  markOf(config, 'known devices', `${salt}:${id}:${emailConfirmedAt?.getTime() ?? ''}`);

const entriesOf = (visit: Visit): string[] =>
  (visit.cookie(cookieName) ?? '').split('~').filter((entry) => entry.length > 0 && entry.length < 100);

/**
 * Did this person sign in here before? Others may try passwords for them from anywhere; that slows strangers' devices
 * down and never this one. Who reads the cookie learns nothing of whom it knows.
 */
export function isKnownDevice(config: Config, visit: Visit, person: Known): boolean {
  return entriesOf(visit).some((entry) => {
    const [salt = '', mark = ''] = entry.split('.');
    const [given, right] = [Buffer.from(mark), Buffer.from(markFor(config, salt, person))];
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

export function knowDevice(config: Config, visit: Visit, person: Known): void {
  if (isKnownDevice(config, visit, person)) return;
  const salt = randomBytes(9).toString('base64url');
  const entries = [`${salt}.${markFor(config, salt, person)}`, ...entriesOf(visit)].slice(0, mostPeople);
  visit.keepCookie(cookieName, entries.join('~'), lasts);
}
