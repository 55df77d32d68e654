import { minute } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import type { PeriodicWork } from '../../platform/periodic-work.ts';
import { changeSpace } from '../spaces/index.ts';
import { dayOf, findLock, firstOpenDay, forgetDayKeys } from './tap-day-keys.ts';
import { messageChange } from './contract-shapes.ts';
import type { TapLock } from './tap-encryption.ts';
import * as rows from './trust-taps.sql.ts';

/**
 * The others see how often a message was tapped move at the full ten minutes, all messages at once: whoever watches the
 * count and who is here would see otherwise whose tap it was. Until then the message, its revision and that of its space
 * are as they were, for every way of asking.
 */
export async function publishTapCounts(house: House, saidBefore?: Date): Promise<void> {
  for (const message of await rows.messagesToTell(house.db, saidBefore)) {
    const sealedKey = await rows.findTapKey(house.db, message.id);
    const lock = await findLock(house, dayOf(message.createdAt), sealedKey);
    await changeSpace(house, message.spaceId, async (tx, rev) => {
      const untold = (await rows.holdTapsOn(tx, message.id)).filter((each) => each.untold > 0);
      // Another node was quicker.
      if (untold.length === 0) return { result: undefined, changes: [] };
      for (const set of untold) {
        await rows.updateTaps(tx, set, { sealed: allTold(lock, set.sealed), untold: 0 });
      }
      const sum = untold.reduce((all, each) => all + each.untold, 0);
      const row = await rows.raiseCount(tx, message.id, sum, rev);
      return { result: undefined, changes: row === null ? [] : [messageChange(house, row)] };
    });
  }
}

function allTold(lock: TapLock | null, sealed: string): string {
  const taps = lock?.open(sealed) ?? null;
  // Where nobody can tell whose they are any more, nobody sees one ahead of the others either.
  return lock === null || taps === null ? sealed : lock.seal(taps.map((each) => ({ ...each, told: true })));
}

export const tapCountsWork: PeriodicWork = {
  name: 'messages.tellTaps',
  every: 10 * minute,
  async run(house) {
    forgetDayKeys(house, firstOpenDay(house.clock.now()));
    await publishTapCounts(house);
  },
};
