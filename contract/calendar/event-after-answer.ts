import { hasDay } from '@kinsong/engines/calendar/series.ts';
import { withAnswer } from './attendees.ts';
import type { CalendarEvent, Family } from './event.ts';
import type { GivenAnswer } from './event-input.ts';
import type { Made } from './new-event.ts';

/** All rows that somebody's answer touches, as they are after it; null where there is no such day. */
export function answeredEvents(
  { series, overrides }: Family,
  given: GivenAnswer,
  { by, at, rev }: Made,
): CalendarEvent[] | null {
  const day = given.original_start ?? null;
  const withoutDay = { ...given, original_start: null };
  const said = (event: CalendarEvent, answer: GivenAnswer): CalendarEvent => ({
    ...event,
    rev,
    attendees: withAnswer(event.attendees, by, answer, at),
  });
  if (series.repeat === null || day === null)
    return [series, ...overrides].map((event) => said(event, withoutDay));
  const override = overrides.find(({ original_start }) => original_start === day);
  if (override !== undefined) return [said(override, withoutDay)];
  return hasDay(series, day) ? [said(series, given)] : null;
}
