import { day as wholeDay } from '@kinsong/contract/common/time.ts';
import { trustRules } from '@kinsong/contract/seekers/trust.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { moveTrust } from '../seekers/index.ts';
import { membersOf, nameOfSpace } from '../spaces/index.ts';
import { findLock } from './tap-day-keys.ts';
import type { KeptTap, TapLock } from './tap-encryption.ts';
import * as rows from './trust-taps.sql.ts';

/** One person's taps on another's words count once in this time. */
const fromOnePerson = 7 * wholeDay;
const most = trustRules.taps.limit.times;

interface OneTap {
  readonly of: OpenedDay;
  readonly tap: KeptTap;
  /** Who it was, found anew from the keys and kept nowhere; the hash itself for whoever is not of this space. */
  readonly who: string;
}

interface OpenedDay extends rows.DayOfTaps {
  readonly lock: TapLock | null;
  readonly taps: readonly OneTap[];
}

/**
 * Counts what was tapped on somebody's words on the days that are over: summed by day and space, at most three a day and
 * one a week from the same person. Whatever does not count is marked too, so that each day is counted once.
 */
export async function countTapsOn(house: House, authorId: string, today: string): Promise<void> {
  await house.db.transaction(async (tx) => {
    const days = await openAll(house, tx, await rows.holdDaysOf(tx, authorId, today));
    const lastCounted = new Map<string, number>();
    const countedOn = (day: string): OneTap[] =>
      days.filter((each) => each.day === day).flatMap(({ taps }) => taps.filter(({ tap }) => tap.counted));
    for (const { day, taps } of days)
      for (const { who, tap } of taps) if (tap.counted) remember(lastCounted, who, day);
    for (const day of new Set(days.filter(({ counted }) => !counted).map(({ day }) => day))) {
      const fresh = days.filter((each) => each.day === day && !each.counted);
      const free = most - countedOn(day).length;
      const counting = choose(
        fresh.flatMap(({ taps }) => taps),
        lastCounted,
        day,
      ).slice(0, free);
      for (const { who } of counting) remember(lastCounted, who, day);
      await enter(house, tx, authorId, { day, part: `${day} ${today}` }, counting);
      for (const each of fresh) await markCounted(tx, each, counting);
    }
  });
}

async function markCounted(tx: Db, day: OpenedDay, counting: readonly OneTap[]): Promise<void> {
  const moved = new Set(counting.filter(({ of }) => of === day).map(({ tap }) => tap));
  const taps = day.taps.map(({ tap }) => ({ ...tap, counted: moved.has(tap) }));
  await rows.updateTaps(tx, day, {
    counted: true,
    ...(day.lock !== null && taps.length > 0 && { sealed: day.lock.seal(taps) }),
  });
}

/** Which of a day's taps may move trust: of each person one, unless one of theirs did within the week. */
function choose(taps: readonly OneTap[], lastCounted: ReadonlyMap<string, number>, day: string): OneTap[] {
  const ofPerson = new Map<string, OneTap>();
  // In the order of the hashes, which is as good as chance: nobody's tap is the first.
  for (const each of taps.toSorted((a, b) => (a.tap.hash < b.tap.hash ? -1 : 1))) {
    const last = lastCounted.get(each.who) ?? -Infinity;
    if (timeOf(day) - last >= fromOnePerson && !ofPerson.has(each.who)) ofPerson.set(each.who, each);
  }
  return [...ofPerson.values()];
}

/** One entry for a day and a space. It is dated noon, which is the same day nearly everywhere on earth. */
async function enter(
  house: House,
  tx: Db,
  authorId: string,
  { day, part }: { day: string; part: string },
  counting: readonly OneTap[],
): Promise<void> {
  const at = new Date(timeOf(day) + wholeDay / 2);
  for (const [spaceId, taps] of Map.groupBy(counting, ({ of }) => of.spaceId)) {
    const text = await nameOfSpace(tx, spaceId);
    const from = { type: 'taps', id: spaceId, space_id: spaceId, text };
    await moveTrust(house, tx, { personId: authorId, cause: 'taps', at, from, part, times: taps.length });
  }
}

const timeOf = (day: string): number => new Date(`${day}T00:00:00Z`).getTime();

function remember(last: Map<string, number>, who: string, day: string): void {
  last.set(who, Math.max(last.get(who) ?? -Infinity, timeOf(day)));
}

/**
 * Opens the sets, and finds whose each hash is by trying everyone of the space under the message's keys: in memory, for
 * this one count. A set whose keys are gone is nobody's and moves nothing.
 */
async function openAll(house: House, tx: Db, days: readonly rows.DayOfTaps[]): Promise<OpenedDay[]> {
  const people = new Map<string, string[]>();
  const opened: OpenedDay[] = [];
  for (const day of days) {
    const { spaceId, saidOn, sealedKey, sealed } = day;
    const lock = await findLock(house, saidOn, sealedKey);
    const everyone = people.get(spaceId) ?? (await membersOf(tx, spaceId)).map(({ personId }) => personId);
    people.set(spaceId, everyone);
    const names = new Map(lock === null ? [] : everyone.map((person) => [lock.hashOf(person), person]));
    const taps: OneTap[] = [];
    const of = { ...day, lock, taps };
    for (const tap of lock?.open(sealed) ?? []) taps.push({ of, tap, who: names.get(tap.hash) ?? tap.hash });
    opened.push(of);
  }
  return opened;
}
