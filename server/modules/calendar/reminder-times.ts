import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { startsOf } from '@kinsong/engines/calendar/starts.ts';
import { wallText } from '@kinsong/engines/calendar/wall.ts';
import { instantOf, wallAt } from '@kinsong/engines/calendar/zone.ts';

const minute = 60_000;

export interface ReminderTime {
  readonly at: number;
  /** When the day begins that it is for, as a moment and by the clock of its event. */
  readonly start: number;
  readonly originalStart: string;
}

/**
 * What there is to be reminded of after one moment and up to another: each day of it, each of its reminders. Days that
 * others rows take the place of are among them.
 */
export function* reminderTimes(event: CalendarEvent, after: number, upTo: number): Generator<ReminderTime> {
  const longest = event.reminders.at(-1);
  if (longest === undefined) return;
  const except = new Set(event.repeat?.except);
  // A zone that changes its clocks in between is not lost by a day more.
  const from = wallAt(after, event.zone) - 1440;
  for (const wall of startsOf(event, from, Infinity)) {
    const start = instantOf(wall, event.zone);
    if (start - longest * minute > upTo) return;
    const originalStart = wallText(wall);
    if (except.has(originalStart)) continue;
    for (const before of event.reminders) {
      const at = start - before * minute;
      if (at > after && at <= upTo) yield { at, start, originalStart };
    }
  }
}

/** When the next one comes. */
export function nextReminder(event: CalendarEvent, now: Date): Date | null {
  const longest = event.reminders.at(-1) ?? 0;
  let next = Infinity;
  for (const { at, start } of reminderTimes(event, now.getTime(), Infinity)) {
    next = Math.min(next, at);
    if (start - longest * minute > next) break;
  }
  return next === Infinity ? null : new Date(next);
}
