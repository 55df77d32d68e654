import { momentOfWall, wallOfMoment } from '@kinsong/engines/calendar/zone.ts';

/** The day it is somewhere: 2026-11-25. */
export const dayIn = (moment: Date, timeZone: string): string =>
  wallOfMoment(moment.getTime(), timeZone).slice(0, 10);

/** What the clocks show there: 09:00. */
export const timeIn = (moment: Date, timeZone: string): string =>
  wallOfMoment(moment.getTime(), timeZone).slice(11);

/** The moment at which the clocks there show this day and time. An hour that is skipped there comes an hour later. */
export const momentIn = (day: string, time: string, timeZone: string): Date =>
  new Date(momentOfWall(`${day}T${time}`, timeZone));
