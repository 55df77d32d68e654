import { tappingLasts } from '@kinsong/contract/messages/taps.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { countTapsOn } from './counting.ts';
import { dayOf } from './taps.ts';
import { authorsToCount, destroyTaps } from './taps.sql.ts';

/** Each night the taps of the day before move trust, summed; then the keys go of all that can be tapped no longer. */
export const tapsJob = job({
  name: 'messages.taps',
  payload: z.object({}),
  schedule: '7 0 * * *',
  async run(house) {
    const now = house.clock.now();
    const over = { today: dayOf(now), closedIfSaidBy: new Date(now.getTime() - tappingLasts) };
    for (const author of await authorsToCount(house.db, over)) await countTapsOn(house, author, over);
    await destroyTaps(house.db, over.closedIfSaidBy);
  },
});
