import * as z from 'zod';
import { firstYear, isDay, lastYear } from './calendar.ts';

/** A day of the calendar, without a time: 2026-10-24. */
export const Day = z.iso.date();

/** A moment on the wire: ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const Moment = z.iso.datetime();

/** What comes in is narrower than what stands written: not every year is one that a person means. */
const between = `between the years ${firstYear} and ${lastYear}`;

export const GivenDay = z
  .string()
  .refine(isDay, `Write a day of the calendar like 2026-10-24, ${between}.`)
  .meta({ format: 'date' });

export const GivenMoment = z
  .string()
  .refine(
    (text) => Moment.safeParse(text).success && isDay(text.slice(0, 10)),
    `Write a moment like 2026-10-24T18:00:00Z, ${between}.`,
  )
  .meta({ format: 'date-time' });

/** The hour of a day, without a zone: 16:00. */
export const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write a time like 15:00.');

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
