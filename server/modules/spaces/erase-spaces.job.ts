import { day } from '@kinsong/contract/common/time.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { eraseDeletedBefore } from './erase-spaces.ts';

/** So long a deletion can be taken back. */
const keptFor = day;

/** Each hour, so that what was deleted is gone soon after its day. */
export const eraseJob = job({
  name: 'spaces.erase',
  payload: z.object({}),
  schedule: '23 * * * *',
  run: (house) => eraseDeletedBefore(house, new Date(house.clock.now().getTime() - keptFor)),
});
