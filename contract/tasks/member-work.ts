import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Task } from './task.ts';

/** What of someone's work is shown: how far back, and how much of it. */
export const workSince = { days: 30, most: 10 } as const;

const Line = Task.pick({ id: true, text: true, due_date: true, completed_at: true });

export const memberWork = call({
  name: 'tasks.memberWork',
  title: 'What a member carries in a space and did there lately, if they said yes to being seen so',
  method: 'GET',
  path: '/api/spaces/:space_id/members/:person_id/work',
  params: z.object({ space_id: Id, person_id: Id }),
  answer: z.object({
    /** False where they did not say yes: then nothing else is told, except to themselves. */
    shown: z.boolean(),
    carries: z.array(Line),
    done: z.array(Line),
  }),
  permission: 'tasks.read',
  errors: ['found.not'],
});
