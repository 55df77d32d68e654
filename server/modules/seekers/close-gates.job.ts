import { noticeLasts } from '@kinsong/contract/seekers/trust-gates.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { standAtGates } from './move-trust.ts';
import { gateNotice } from './gate-notice.ts';
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
        const held = await holdScore(tx, personId);
        if (held === null) return;
        for (const news of await standAtGates(tx, personId, held.score, now))
          await house.jobs.enqueue(gateNotice, news, { tx });
      });
    }
  },
});
