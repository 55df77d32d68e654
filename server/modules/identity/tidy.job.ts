import { day } from '@kinsong/contract/common/time.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import * as rows from './identity.sql.ts';
import { deleteOverdueWays } from './sign-in-ways.sql.ts';

/** Addresses of devices are personal: after a year nobody needs to know them. */
const auditStays = 365 * day;

export const tidyJob = job({
  name: 'identity.tidy',
  payload: z.object({}),
  schedule: '17 3 * * *',
  async run(house) {
    const now = house.clock.now();
    for (const session of await rows.deleteExpiredSessions(house.db, now)) house.live.endSession(session);
    await deleteOverdueWays(house.db, now);
    await rows.deleteAudit(house.db, new Date(now.getTime() - auditStays));
  },
});
