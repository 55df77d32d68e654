import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { Day, Moment } from '../common/time.ts';

/** What is counted of a space and stored with it. What follows from it, `health.ts` says, at any moment. */
export const Vitals = z.object({
  space_id: Id,
  /** The revision at which something of this moved last. */
  rev: z.int(),
  open_tasks: z.int().min(0),
  done_tasks: z.int().min(0),
  /** How many open tasks are due on which day. */
  due: z.record(Day, z.int().min(1)),
  /** Votes that bind everybody and that run, and how many run in all. */
  mandatory_votes: z.int().min(0),
  open_votes: z.int().min(0),
  /** When somebody last did something here. */
  last_activity_at: Moment,
});
export type Vitals = z.infer<typeof Vitals>;
