import { endedBefore, hasDay } from '@kinsong/engines/calendar/series.ts';
import { startsOf } from '@kinsong/engines/calendar/starts.ts';
import { wallText } from '@kinsong/engines/calendar/wall.ts';
import type { CalendarEvent, Family } from './event.ts';
import type { Scope } from './event-input.ts';
import type { Made } from './new-event.ts';

/** What stays of it: that there was one, none of its words, nor who was to come. */
export const takenAway = (event: CalendarEvent, { at, rev }: Made): CalendarEvent => ({
  ...event,
  rev,
  title: '',
  notes: '',
  place: '',
  attendees: [],
  guests: [],
  reminders: [],
  changed_at: at,
  deleted_at: at,
});

/** All rows that a deletion touches, as they are after it; null where there is no such day. */
export function afterDeletion(
  { series, overrides }: Family,
  { scope, original_start = null }: { scope: Scope; original_start?: string | null | undefined },
  made: Made,
): CalendarEvent[] | null {
  const all = (): CalendarEvent[] => [series, ...overrides].map((row) => takenAway(row, made));
  if (series.repeat === null || scope === 'all') return all();
  if (original_start === null) return null;
  const isThere = overrides.some((row) => row.original_start === original_start);
  if (!isThere && !hasDay(series, original_start)) return null;
  if (scope === 'later' && original_start <= series.start) return all();
  const goes = ({ original_start: day }: CalendarEvent): boolean =>
    day !== null && (scope === 'this' ? day === original_start : day >= original_start);
  const repeat =
    scope === 'this'
      ? { ...series.repeat, except: [...new Set([...series.repeat.except, original_start])].sort() }
      : endedBefore(series, original_start);
  const left: CalendarEvent = {
    ...series,
    repeat,
    rev: made.rev,
    changed_at: made.at,
    sequence: series.sequence + 1,
  };
  const others = overrides.filter(goes).map((row) => takenAway(row, made));
  return hasAnyDay(left) ? [left, ...others] : all();
}

/** Whoever takes away one day after the other takes all away with the last. */
function hasAnyDay(series: CalendarEvent): boolean {
  const except = new Set(series.repeat?.except);
  for (const minute of startsOf(series, -Infinity, Infinity)) if (!except.has(wallText(minute))) return true;
  return false;
}
