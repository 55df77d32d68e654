import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** What an event is: it says whether it asks for one's time. */
export const eventTypes = ['meeting', 'deadline', 'workshop', 'review', 'celebration'] as const;
export type EventType = (typeof eventTypes)[number];

/** What it is about: it has its colour from it. */
export const categories = [
  'personal',
  'fitness',
  'social',
  'music',
  'business',
  'education',
  'work',
  'sports',
] as const;
export type Category = (typeof categories)[number];

export const longestTitle = 120;
export const longestNotes = 5000;
export const longestPlace = 200;
export const longestReason = 200;
export const mostAttendees = 200;
export const mostReminders = 5;

/** A clock on the wall of the event’s zone: 2026-10-17T15:00. */
export const WallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

export const answers = ['yes', 'maybe', 'no'] as const;
export type AnswerWord = (typeof answers)[number];

const said = {
  answer: z.enum(answers).nullable(),
  reason: z.string(),
  answered_at: Moment.nullable(),
};

/** What they said of single days of a series. */
const on_days = z.array(z.object({ original_start: WallTime, ...said }));

/** Somebody who is asked to come. */
export const Attendee = z.object({ person_id: Id, ...said, on_days });
export type Attendee = z.infer<typeof Attendee>;

/** Somebody from outside, asked by e-mail. Where the letter went, only those hear who may change the event. */
export const EventGuest = z.object({ id: Id, name: z.string(), ...said, on_days });
export type EventGuest = z.infer<typeof EventGuest>;

export const Repeat = z.object({ rule: z.string(), except: z.array(WallTime) });
export type Repeat = z.infer<typeof Repeat>;

/**
 * Something in a space's calendar. `born` is the revision at which it came to be; a deleted one stays as a tombstone
 * without its words. With a `series_id` it takes the place of one day of that series, the one that would have begun at
 * `original_start`.
 */
export const CalendarEvent = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  born: z.int(),
  title: z.string(),
  notes: z.string(),
  place: z.string(),
  type: z.enum(eventTypes),
  category: z.enum(categories),
  start: WallTime,
  /** Of an all-day event: the midnight after its last day. */
  end: WallTime,
  zone: z.string(),
  all_day: z.boolean(),
  repeat: Repeat.nullable(),
  series_id: Id.nullable(),
  original_start: WallTime.nullable(),
  attendees: z.array(Attendee),
  guests: z.array(EventGuest),
  /** Minutes before it begins. */
  reminders: z.array(z.int()),
  /** What other programs know it by, and how often it has changed since they were told. */
  uid: z.string(),
  sequence: z.int(),
  created_by: Id,
  created_at: Moment,
  changed_at: Moment,
  deleted_at: Moment.nullable(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** A deadline is a moment, and a feast of a whole day leaves room for other things: neither takes anybody's time. */
export const takesTime = ({ type, all_day }: Pick<CalendarEvent, 'type' | 'all_day'>): boolean =>
  type !== 'deadline' && !(all_day && type === 'celebration');

/** A series, or something that is once, and the rows that take the place of single days of it. */
export interface Family {
  readonly series: CalendarEvent;
  readonly overrides: readonly CalendarEvent[];
}
