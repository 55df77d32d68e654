import { day } from '@kinsong/contract/common/time.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { deleteUnusedInvitations } from './invitations.sql.ts';
import { deleteUnconfirmed } from './waitlist.sql.ts';

/** An expired code is kept a while, so that whoever made it can still see that it was never used. */
const unusedCodesStay = 30 * day;
/** Requests for a place that nobody confirmed may have been made with another's address. */
const unconfirmedStay = 30 * day;

export const tidyJob = job({
  name: 'invitations.tidy',
  payload: z.object({}),
  schedule: '17 3 * * *',
  async run(house) {
    const before = (age: number): Date => new Date(house.clock.now().getTime() - age);
    await deleteUnusedInvitations(house.db, before(unusedCodesStay));
    await deleteUnconfirmed(house.db, before(unconfirmedStay));
  },
});
