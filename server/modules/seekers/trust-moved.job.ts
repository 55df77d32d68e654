import { Id } from '@kinsong/contract/common/ids.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';

/** Tells somebody's open screens that their trust moved: a job, so that it is told after the commit and never before. */
export const movedJob = job({
  name: 'seekers.tellMoved',
  payload: z.object({ personId: Id }),
  async run({ live }, { personId }) {
    live.moved(personId, 'trust');
  },
});
