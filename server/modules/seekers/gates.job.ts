import { noticeLasts } from '@kinsong/contract/seekers/gates.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { standAtGates } from './moving.ts';
import { telling } from './telling.ts';
import { holdScore, onNoticeSince } from './trust.sql.ts';

/** Closes the gates whose notice is over. A score that moves sees to its gates itself. */
export const gatesJob = job({
  name: 'seekers.gates',
  payload: z.object({}),
  schedule: '37 3 * * *',
  async run(house) {
    const now = house.clock.now();
    for (const personId of await onNoticeSince(house.db, new Date(now.getTime() - noticeLasts))) {
      await house.db.transaction(async (tx) => {
        const standing = await holdScore(tx, personId);
        if (standing === null) return;
        for (const news of await standAtGates(tx, personId, standing.score, now))
          await house.jobs.enqueue(telling, news, { tx });
      });
    }
  },
});
