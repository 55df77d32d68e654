import { counted } from '@kinsong/contract/insights/figures.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { countedUpTo, keepCounted } from './counted-months.sql.ts';
import { insightsPorts } from './ports.ts';

/** Once a month is over it is counted for good: what is changed in it later stays counted as it was. */
export const countMonthsJob = job({
  name: 'insights.countMonths',
  payload: z.object({}),
  schedule: '17 1 * * *',
  async run(house) {
    const until = beginningOfMonth(house.clock.now());
    const { counters } = insightsPorts.of(house);
    for (const what of counted) {
      await house.db.transaction(async (tx) => {
        const from = (await countedUpTo(tx)).get(what) ?? new Date(0);
        if (from >= until) return;
        await keepCounted(tx, what, await counters[what](tx, { from, until }), until);
      });
    }
  },
});

const beginningOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
