import { allDay, lasting } from '@kinsong/engines/calendar/moves.ts';
import { defaultDuration, type Times } from '@kinsong/engines/calendar/times.ts';
import { movedBy, wallMinutes } from '@kinsong/engines/calendar/wall.ts';
import { asked } from './attendees.ts';
import type { CalendarEvent } from './event.ts';
import type { NewEvent } from './event-input.ts';

type Lasting = Pick<Times, 'start' | 'end' | 'all_day'>;

const hour = 60;
/** A year away is the longest that anybody means. */
export const longestMinutes = 366 * 24 * hour;

/** From midnight to midnight, however it was written. */
export function wholeDays(start: string, end: string): Lasting {
  const last = end > start && end.endsWith('T00:00') ? movedBy(end, -1) : end;
  return allDay(start.slice(0, 10), last.slice(0, 10));
}

/** When a new event is, or null where that was not said. */
export function timesOf(wanted: NewEvent): Lasting | null {
  const { start, end, date, time, duration = defaultDuration, all_day } = wanted;
  if (start !== undefined) {
    if (all_day) return wholeDays(start, end ?? start);
    return { start, end: end ?? movedBy(start, hour), all_day };
  }
  if (date === undefined) return null;
  if (all_day) return allDay(date, date);
  return time === undefined ? null : lasting(date, time, duration);
}

export const isBackwards = ({ start, end }: Pick<Times, 'start' | 'end'>): boolean =>
  end < start || wallMinutes(end) - wallMinutes(start) > longestMinutes;

export interface Made {
  readonly by: string;
  readonly at: string;
  readonly rev: number;
}

/** What somebody wants to have in the calendar, as a row of it. */
export function newEvent(
  wanted: NewEvent,
  times: Lasting,
  { space_id, by, at, rev }: Made & { space_id: string },
): CalendarEvent {
  const { id, title, notes, place, type, category, zone, repeat, reminders } = wanted;
  return {
    ...{ id, space_id, rev, born: rev, title, notes, place, type, category, ...times, zone, repeat },
    series_id: null,
    original_start: null,
    attendees: asked(wanted.attendees ?? [by], [], { by, at }),
    guests: [],
    reminders: inOrder(reminders),
    uid: `${id}@kinsong`,
    sequence: 0,
    created_by: by,
    created_at: at,
    changed_at: at,
    deleted_at: null,
  };
}

export const inOrder = (reminders: readonly number[]): number[] =>
  [...new Set(reminders)].sort((a, b) => a - b);
