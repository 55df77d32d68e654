import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { day as wholeDay } from '@kinsong/contract/common/time.ts';
import { tappingLasts } from '@kinsong/contract/messages/trust-taps.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';
import { openTapKey, tapLock, type TapLock } from './tap-encryption.ts';
import { holdDayKey } from './trust-taps.sql.ts';

/** Among the files of the house; a backup passes them over. */
const folder = 'tap-keys';
const bytes = 32;
const at = (day: string): string => `${folder}/${day}`;

/** The day of a tap, and of a message, is the house's own: those of the people would tell them apart. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The first day of which some message can still be tapped. All before it are closed as a whole. */
export const firstOpenDay = (now: Date): string => dayOf(new Date(now.getTime() - tappingLasts));

/** Kept in memory while they are in use; the disk and the store are not asked at every look. */
const keptOf = perHouse(() => new Map<string, Buffer>());

async function read(house: House, day: string): Promise<Buffer | null> {
  const stream = await house.files.get(at(day));
  const key = stream === null ? null : await buffer(stream);
  if (key === null || key.length !== bytes) return null;
  keptOf(house).set(day, key);
  return key;
}

/** Null where there is none (any more): then the taps of that day's messages are nobody's. */
async function findDayKey(house: House, day: string): Promise<Buffer | null> {
  return keptOf(house).get(day) ?? read(house, day);
}

/**
 * The same, made at the first tap on words of that day. Two nodes go through the same lock of the database one after the
 * other, and what counts is what can be read back: so both end with one key, whatever the store does with two writes.
 */
export async function dayKeyFor(house: House, tx: Db, day: string): Promise<Buffer> {
  const known = await findDayKey(house, day);
  if (known !== null) return known;
  await holdDayKey(tx, startOf(day).getTime() / wholeDay);
  const found = await read(house, day);
  if (found !== null) return found;
  await house.files.put(at(day), randomBytes(bytes), 'application/octet-stream');
  const made = await read(house, day);
  if (made === null) throw new Error(`the key of ${day} was put and is not there`);
  return made;
}

/** Both keys of a message's taps together; null where one of them is gone. */
export async function findLock(
  house: House,
  saidOn: string,
  sealedKey: string | null,
): Promise<TapLock | null> {
  const dayKey = sealedKey === null ? null : await findDayKey(house, saidOn);
  return sealedKey === null || dayKey === null ? null : tapLock(dayKey, openTapKey(house.config, sealedKey));
}

/** Overwrites and removes the keys of all days before this one, whether or not anything was kept under them. */
export async function destroyDayKeys(house: House, before: string): Promise<void> {
  const all = await house.files.keysIn(folder);
  for (const file of all.filter((each) => each < at(before))) await house.files.shred(file);
  forgetDayKeys(house, before);
}

/** Each node forgets what it kept, whichever of them destroyed the keys. */
export function forgetDayKeys(house: House, before: string): void {
  const kept = keptOf(house);
  for (const [day, key] of kept) {
    if (day >= before) continue;
    key.fill(0);
    kept.delete(day);
  }
}
