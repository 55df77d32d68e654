import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { countTapsOn } from './count-trust-taps.ts';
import { dayOf, destroyDayKeys, firstOpenDay, startOf } from './tap-day-keys.ts';
import { authorsToCount, deleteTaps } from './trust-taps.sql.ts';
import { publishTapCounts } from './publish-tap-counts.ts';

/**
 * Each night the taps of the day before move trust, summed; then the keys go of all days whose messages can be tapped no
 * longer. The key goes first: should the house fall between the two, what is left in the database is noise already.
 */
export const tapsJob = job({
  name: 'messages.taps',
  payload: z.object({}),
  schedule: '7 0 * * *',
  async run(house) {
    const now = house.clock.now();
    const today = dayOf(now);
    for (const author of await authorsToCount(house.db, today)) await countTapsOn(house, author, today);
    const open = firstOpenDay(now);
    await publishTapCounts(house, startOf(open));
    await destroyDayKeys(house, open);
    await deleteTaps(house.db, startOf(open));
  },
});
