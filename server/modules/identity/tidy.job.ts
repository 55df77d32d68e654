import { day } from '@kinsong/contract/common/time.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import * as rows from './identity.sql.ts';
import { deleteUnusedInvitations } from './invitations.sql.ts';
import { deleteUnconfirmed } from './waitlist.sql.ts';
import { deleteOverdueWays } from './ways.sql.ts';

/** An expired code is kept a while, so that whoever made it can still see that it was never used. */
const unusedCodesStay = 30 * day;
/** Requests for a place that nobody confirmed may have been made with another's address. */
const unconfirmedStay = 30 * day;
/** Addresses of devices are personal: after a year nobody needs to know them. */
const deedsStay = 365 * day;

export const tidyJob = job({
  name: 'identity.tidy',
  payload: z.object({}),
  schedule: '17 3 * * *',
  async run(house) {
    const now = house.clock.now();
    const before = (age: number): Date => new Date(now.getTime() - age);
    for (const session of await rows.deleteExpiredSessions(house.db, now)) house.live.endSession(session);
    await deleteUnusedInvitations(house.db, before(unusedCodesStay));
    await deleteUnconfirmed(house.db, before(unconfirmedStay));
    await deleteOverdueWays(house.db, now);
    await rows.deleteDeeds(house.db, before(deedsStay));
  },
});
