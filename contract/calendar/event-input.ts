import { readRule } from '@kinsong/engines/calendar/rule.ts';
import { durations, type Duration } from '@kinsong/engines/calendar/times.ts';
import * as z from 'zod';
import { firstYear, isDay, lastYear } from '../common/calendar.ts';
import { Id } from '../common/ids.ts';
import { ClockTime, GivenDay, GivenMoment } from '../common/time.ts';
import { TimeZone } from '../common/time-zone.ts';
import {
  answers,
  categories,
  eventTypes,
  longestNotes,
  longestPlace,
  longestReason,
  longestTitle,
  mostAttendees,
  mostReminders,
} from './event.ts';

/** A clock that stands on a wall on a day that the calendar has. */
export const GivenWallTime = z
  .string()
  .refine(
    (text) =>
      text.length === 16 &&
      text[10] === 'T' &&
      isDay(text.slice(0, 10)) &&
      ClockTime.safeParse(text.slice(11)).success,
    `Write a time like 2026-10-17T15:00, between the years ${firstYear} and ${lastYear}.`,
  );

const fourWeeks = 4 * 7 * 24 * 60;
const mostExceptions = 1000;

export const GivenRepeat = z.object({
  rule: z
    .string()
    .refine((rule) => readRule(rule) !== null, 'The house can not repeat anything in this way.'),
  except: z.array(GivenWallTime).max(mostExceptions).default([]),
});

const words = {
  title: z
    .string()
    .trim()
    .refine(
      (text) => text.length <= longestTitle,
      `Say it in ${longestTitle} characters; the rest has room in the notes.`,
    ),
  notes: z.string().max(longestNotes),
  place: z.string().trim().max(longestPlace),
  type: z.enum(eventTypes),
  category: z.enum(categories),
  zone: TimeZone,
  attendees: z.array(Id).max(mostAttendees),
  reminders: z.array(z.int().min(0).max(fourWeeks)).max(mostReminders),
};

const durationWords = Object.keys(durations) as [Duration, ...Duration[]];

/** When it is: from one clock to another, or by its day, time and length. The verb says what is missing. */
export const NewEvent = z.object({
  id: Id,
  title: words.title.default(''),
  notes: words.notes.default(''),
  place: words.place.default(''),
  type: words.type.default('meeting'),
  category: words.category.default('personal'),
  zone: words.zone,
  start: GivenWallTime.optional(),
  end: GivenWallTime.optional(),
  date: GivenDay.optional(),
  time: ClockTime.optional(),
  duration: z.enum(durationWords).optional(),
  all_day: z.boolean().default(false),
  repeat: GivenRepeat.nullable().default(null),
  /** Absent: whoever makes it comes. */
  attendees: words.attendees.optional(),
  reminders: words.reminders.default([]),
  /** When it was written down, on a device that may have been offline since. */
  made_at: GivenMoment.optional(),
});
export type NewEvent = z.infer<typeof NewEvent>;

/** Which days of a series a change is for: the one that would begin at `original_start`, it and the later ones, or all. */
export const scopes = ['this', 'later', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** Only what is given changes. For a series that moves, start and end are those of the day that was moved. */
export const EventChange = z.object({
  scope: z.enum(scopes).default('all'),
  original_start: GivenWallTime.nullish(),
  /** Of the row that comes to be for one day or for the later ones; the client makes it. */
  new_id: Id.optional(),
  ...z.object(words).partial().shape,
  start: GivenWallTime.optional(),
  end: GivenWallTime.optional(),
  all_day: z.boolean().optional(),
  repeat: GivenRepeat.nullish(),
});
export type EventChange = z.infer<typeof EventChange>;

/** One’s own answer, for a single day of a series or for all of them. */
export const GivenAnswer = z.object({
  answer: z.enum(answers),
  reason: z.string().trim().max(longestReason).default(''),
  original_start: GivenWallTime.nullish(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;
