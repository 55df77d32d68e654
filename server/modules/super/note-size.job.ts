import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { noteTonight } from './house-itself.ts';

export const noteSizeJob = job({
  name: 'super.noteSize',
  payload: z.object({}),
  schedule: '51 3 * * *',
  run: (house) => noteTonight(house),
});
