import { Id } from '@kinsong/contract/common/ids.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { finishUpload } from './finish-upload.ts';

/** All pieces of a file came: usually it is finished already when this runs. */
export const finishJob = job({
  name: 'files.finish',
  payload: z.object({ id: Id }),
  run: (house, { id }) => finishUpload(house, id),
});
