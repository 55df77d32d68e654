import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** Work that the house could not do: a letter, or something it does by itself. Nothing of it is lost. */
export const FailedWork = z.object({
  id: Id,
  kind: z.enum(['letter', 'work']),
  /** To whom a letter goes; what the work is called. What a letter says is for its reader alone. */
  what: z.string(),
  /** What the mail server or the house said. */
  reason: z.string(),
  since: Moment,
  tries: z.int(),
  /** The house tries again by itself; or it has given up. */
  state: z.enum(['trying', 'lost']),
});
export type FailedWork = z.infer<typeof FailedWork>;

const answer = z.object({ failed: z.array(FailedWork), more: z.boolean() });

export const failedWork = call({
  name: 'super.failedWork',
  title: 'Letters and work that failed in the last day, the latest first',
  method: 'GET',
  path: '/api/super/failed',
  answer,
  permission: 'super.retryWork',
  errors: ['allowed.not'],
});

export const retryWork = call({
  name: 'super.retryWork',
  title: 'Have these tried again at once',
  method: 'POST',
  path: '/api/super/failed/retry',
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  answer: z.object({ tried: z.int() }),
  permission: 'super.retryWork',
  errors: ['allowed.not'],
});
