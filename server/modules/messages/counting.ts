import { day as wholeDay } from '@kinsong/contract/common/time.ts';
import { trustRules } from '@kinsong/contract/seekers/trust.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { moveTrust } from '../seekers/index.ts';
import { nameOfSpace } from '../spaces/index.ts';
import { openTapKey, tapHash } from './tap-key.ts';
import * as rows from './taps.sql.ts';

/** One person's taps on another's words count once in this time. */
const fromOnePerson = 7 * wholeDay;
const most = trustRules.taps.limit.times;

interface OneTap {
  readonly of: rows.DayOfTaps;
  readonly hash: string;
  /** Who it was, found anew from the message's own key and kept nowhere; the hash itself where the key is gone. */
  readonly who: string;
}

/**
 * Counts what was tapped on somebody's words on the days that are over: summed by day and space, at most three a day and
 * one a week from the same person. Whatever does not count is marked too, so that each day is counted once.
 */
export async function countTapsOn(house: House, authorId: string, over: rows.Over): Promise<void> {
  await house.db.transaction(async (tx) => {
    const days = await rows.holdTapsOn(tx, authorId, over);
    const whose = await recognise(house, tx, days);
    const lastCounted = new Map<string, number>();
    for (const each of days) {
      for (const { who, hash } of whose(each))
        if (each.counted?.includes(hash) === true) remember(lastCounted, who, each.day);
    }
    for (const day of new Set(days.filter(({ counted }) => counted === null).map(({ day }) => day))) {
      const fresh = days.filter((each) => each.day === day && each.counted === null);
      const before = days.filter((each) => each.day === day).flatMap(({ counted }) => counted ?? []);
      const counting = choose(fresh.flatMap(whose), lastCounted, day).slice(0, most - before.length);
      for (const { who } of counting) remember(lastCounted, who, day);
      await enter(house, tx, authorId, { day, part: `${day} ${over.today}` }, counting);
      for (const each of fresh) {
        const counted = counting.filter(({ of }) => of === each).map(({ hash }) => hash);
        await rows.setCounted(tx, each, counted);
      }
    }
  });
}

/** Which of a day's taps may move trust: of each person one, unless one of theirs did within the week. */
function choose(taps: readonly OneTap[], lastCounted: ReadonlyMap<string, number>, day: string): OneTap[] {
  const ofPerson = new Map<string, OneTap>();
  // In the order of the hashes, which is as good as chance: nobody's tap is the first.
  for (const each of taps.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))) {
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

/** Finds whose each hash is by trying everyone of the space under the message's key. In memory, for this one count. */
async function recognise(
  house: House,
  tx: Db,
  days: readonly rows.DayOfTaps[],
): Promise<(day: rows.DayOfTaps) => OneTap[]> {
  const people = new Map<string, string[]>();
  for (const { spaceId } of days) {
    if (!people.has(spaceId)) people.set(spaceId, await rows.everyoneIn(tx, spaceId));
  }
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const { messageId, sealedKey, spaceId } of days) {
    if (sealedKey === null || names.has(messageId)) continue;
    const key = openTapKey(house.config, sealedKey);
    names.set(
      messageId,
      new Map((people.get(spaceId) ?? []).map((person) => [tapHash(key, person), person])),
    );
  }
  return (of) => of.hashes.map((hash) => ({ of, hash, who: names.get(of.messageId)?.get(hash) ?? hash }));
}
