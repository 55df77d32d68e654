import { day } from '@kinsong/contract/common/time.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { forgetGuests } from './guests/guests.sql.ts';
import { deleteLapsed } from './subscriptions/subscriptions.sql.ts';

/** So long whoever asked somebody can see where the letter went. */
const guestsStay = 30 * day;

export const exchangeTidyJob = job({
  name: 'calendar.tidy',
  payload: z.object({}),
  schedule: '27 3 * * *',
  async run(house) {
    await deleteLapsed(house.db);
    await forgetGuests(house.db, new Date(house.clock.now().getTime() - guestsStay));
  },
});
