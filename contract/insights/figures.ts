import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Day } from '../common/time.ts';

/** What is counted, a month at a time. Each module hands its own over; nothing is counted of what was meant by it. */
export const counted = ['said', 'tasks', 'votes', 'gatherings'] as const;
export type Counted = (typeof counted)[number];

/** 2026-11: months as the house’s clock has them, in UTC. */
export const Month = z.string().regex(/^\d{4}-\d{2}$/);

const MonthFigures = z.object({
  month: Month,
  said: z.int(),
  tasks: z.int(),
  votes: z.int(),
  gatherings: z.int(),
});
export type MonthFigures = z.infer<typeof MonthFigures>;

export const myFigures = call({
  name: 'insights.figures',
  title: 'One’s own years in pictures: trust over time, where it comes from, and what one did, by months',
  method: 'GET',
  path: '/api/user/figures',
  answer: z.object({
    trust: z.array(z.object({ day: Day, score: z.int() })),
    causes: z.array(z.object({ cause: z.string(), amount: z.int() })),
    /** From the first month with anything in it to the one that runs, without gaps. */
    months: z.array(MonthFigures),
  }),
  permission: 'person',
  errors: [],
});

export const spaceFigures = call({
  name: 'insights.spaceFigures',
  title: 'A space’s years in numbers, by months: all its people together, and nobody alone',
  method: 'GET',
  path: '/api/spaces/:space_id/figures',
  params: z.object({ space_id: Id }),
  answer: z.object({ months: z.array(MonthFigures) }),
  permission: 'spaces.read',
  errors: ['found.not'],
});
