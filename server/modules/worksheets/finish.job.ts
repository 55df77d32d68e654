import { Id } from '@kinsong/contract/common/ids.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { makeReal } from './make-real.ts';

/** What a finished sheet became is there, even where the house fell in the middle. */
export const finishJob = job({
  name: 'worksheets.finish',
  payload: z.object({ sheet_id: Id }),
  run: (house, { sheet_id }) => makeReal(house, sheet_id),
});
