import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { ClockTime, GivenDay, Moment } from '../common/time.ts';
import { TimeZone } from '../common/time-zone.ts';

const inSpace = z.object({ space_id: Id });

/** Hours of a weekday, Monday 1 to Sunday 7. Until midnight is written 00:00. */
export const FreeHours = z.object({ weekday: z.int().min(1).max(7), from: ClockTime, to: ClockTime });
export type FreeHours = z.infer<typeof FreeHours>;

const mostHours = 42;

/** Whether the others of a space see when one is free, and which hours of the week one keeps for it. */
export const ShownFree = z.object({
  shown: z.boolean(),
  zone: TimeZone,
  hours: z.array(FreeHours).max(mostHours),
});
export type ShownFree = z.infer<typeof ShownFree>;

export const readShownFree = call({
  name: 'calendar.shownFree',
  title: 'What I show the others of a space of my free hours',
  method: 'GET',
  path: '/api/spaces/:space_id/my-free-hours',
  params: inSpace,
  answer: ShownFree,
  permission: 'calendar.read',
  errors: ['found.not'],
});

export const showFree = call({
  name: 'calendar.showFree',
  title: 'Choose whether the others of a space see when I am free, and in which hours of the week',
  method: 'PUT',
  path: '/api/spaces/:space_id/my-free-hours',
  params: inSpace,
  body: ShownFree,
  answer: ShownFree,
  permission: 'calendar.read',
  errors: ['found.not', 'input.wrong'],
});

export const Span = z.object({ start: Moment, end: Moment });
export type Span = z.infer<typeof Span>;

/** So far ahead one may look for a time for all. */
export const mostDaysAhead = 62;

export const freeTimes = call({
  name: 'calendar.freeTimes',
  title: 'When the people of a space are free, of those who chose to show it; never what they do otherwise',
  method: 'GET',
  path: '/api/spaces/:space_id/free-times',
  params: inSpace,
  query: z.object({
    from: GivenDay,
    days: z.coerce.number().int().min(1).max(mostDaysAhead).default(14),
    minutes: z.coerce
      .number()
      .int()
      .min(15)
      .max(24 * 60)
      .default(60),
    zone: TimeZone.default('UTC'),
    /** Those it is about, separated by commas; all of the space without it. */
    people: z.string().max(8000).optional(),
  }),
  answer: z.object({
    /** Who shows nothing is named, so that one can ask; nothing else is said of them. */
    people: z.array(z.object({ person_id: Id, shown: z.boolean(), busy: z.array(Span) })),
    /** Where all who show it are free for so long, soonest first, a few. */
    suggestions: z.array(Span),
  }),
  permission: 'calendar.read',
  errors: ['found.not', 'input.wrong'],
});

export const freeTimesCalls = [readShownFree, showFree, freeTimes];
