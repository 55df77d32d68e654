import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Task } from './task.ts';

/** So many of the next tasks stand at a glance. */
export const nextAtAGlance = 3;

export const spaceOverview = call({
  name: 'tasks.spaceOverview',
  title: 'A space at a glance: how much was said in it, how much one carries, and which tasks are due next',
  method: 'GET',
  path: '/api/spaces/:space_id/overview',
  params: z.object({ space_id: Id }),
  answer: z.object({
    messages: z.int(),
    /** Open tasks that oneself carries. */
    mine: z.int(),
    next: z.array(Task.pick({ id: true, text: true, due_date: true, assigned_to: true, priority: true })),
  }),
  permission: 'tasks.read',
  errors: ['found.not'],
});
