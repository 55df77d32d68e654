import { endedBefore, goesOnFrom, hasDay, movedRepeat } from '@kinsong/engines/calendar/series.ts';
import { movedBy, wallMinutes } from '@kinsong/engines/calendar/wall.ts';
import { asked, saidOf } from './attendees.ts';
import { takenAway } from './event-after-deletion.ts';
import type { CalendarEvent, Family } from './event.ts';
import type { EventChange } from './event-input.ts';
import { inOrder, wholeDays, type Made } from './new-event.ts';

const lengthOf = ({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): number =>
  wallMinutes(end) - wallMinutes(start);

/**
 * All rows that a change touches, as they are after it; null where there is no such day. The server stores them, and a
 * browser shows them until it has.
 */
export function changedEvents(family: Family, change: EventChange, made: Made): CalendarEvent[] | null {
  const { series, overrides } = family;
  const { scope, original_start: original = null } = change;
  if (series.repeat === null || (scope === 'all' && original === null))
    return changedSeries(family, change, original, made);
  if (original === null) return null;
  const override = overrides.find(({ original_start }) => original_start === original);
  if (override === undefined && !hasDay(series, original)) return null;
  if (scope === 'this') return [edited(override ?? oneDay(series, original, change, made), change, made)];
  return scope === 'later' && original > series.start
    ? goingOn(family, change, original, made)
    : changedSeries(family, change, original, made);
}

/** One day of a series as a row of its own. */
function oneDay(series: CalendarEvent, original: string, change: EventChange, made: Made): CalendarEvent {
  const said = saidOf(series.attendees, original);
  return {
    ...series,
    id: idFor(change),
    born: made.rev,
    start: original,
    end: movedBy(original, lengthOf(series)),
    repeat: null,
    series_id: series.id,
    original_start: original,
    attendees: said.map((attendee) => ({ ...attendee, on_days: [] })),
    guests: saidOf(series.guests, original).map((guest) => ({ ...guest, on_days: [] })),
    created_at: made.at,
  };
}

/** The verb gives one where the client did not. */
function idFor({ new_id }: EventChange): string {
  if (new_id === undefined) throw new Error('a row that comes to be needs an id');
  return new_id;
}

/** The series ends before this day, and another one goes on from it, changed. */
function goingOn(
  { series, overrides }: Family,
  change: EventChange,
  original: string,
  made: Made,
): CalendarEvent[] {
  const id = idFor(change);
  const isLater = (day: string | null): boolean => day !== null && day >= original;
  const split = <One extends CalendarEvent['attendees'][number] | CalendarEvent['guests'][number]>(
    people: readonly One[],
    keeps: (day: string) => boolean,
  ): One[] =>
    people.map((one) => ({ ...one, on_days: one.on_days.filter((day) => keeps(day.original_start)) }));
  const ended: CalendarEvent = {
    ...touched(series, made),
    repeat: endedBefore(series, original),
    attendees: split(series.attendees, (day) => !isLater(day)),
    guests: split(series.guests, (day) => !isLater(day)),
  };
  const next: CalendarEvent = {
    ...series,
    id,
    uid: `${id}@kinsong`,
    sequence: 0,
    born: made.rev,
    start: original,
    end: movedBy(original, lengthOf(series)),
    repeat: goesOnFrom(series, original),
    attendees: split(series.attendees, isLater),
    guests: split(series.guests, isLater),
    created_at: made.at,
  };
  const moved = overrides
    .filter(({ original_start }) => isLater(original_start))
    .map((override) => ({ ...override, series_id: id, uid: next.uid }));
  return [ended, ...changedSeries({ series: next, overrides: moved }, change, original, made)];
}

function changedSeries(
  { series, overrides }: Family,
  change: EventChange,
  original: string | null,
  made: Made,
): CalendarEvent[] {
  // Start and end are those of the day that was moved: the first day moves by as much.
  const anchor = original ?? series.start;
  const day = { ...series, start: anchor, end: movedBy(anchor, lengthOf(series)) };
  const changed = edited(day, change, made);
  const by = wallMinutes(changed.start) - wallMinutes(anchor);
  const start = changed.all_day
    ? `${movedBy(series.start, by).slice(0, 10)}T00:00`
    : movedBy(series.start, by);
  const moved = series.repeat === null ? null : movedRepeat(series.repeat, series.start, start);
  const isOther = change.repeat !== undefined && change.repeat?.rule !== series.repeat?.rule;
  const after: CalendarEvent = {
    ...changed,
    start,
    end: movedBy(start, lengthOf(changed)),
    repeat: isOther ? (change.repeat ?? null) : moved,
    attendees: daysMoved(changed.attendees, by),
    guests: daysMoved(changed.guests, by),
  };
  return [after, ...overrides.map((override) => followed(override, series, after, { change, by, made }))];
}

const daysMoved = <One extends { on_days: CalendarEvent['attendees'][number]['on_days'] }>(
  people: readonly One[],
  by: number,
): One[] =>
  people.map((one) => ({
    ...one,
    on_days: one.on_days.map((day) => ({ ...day, original_start: movedBy(day.original_start, by) })),
  }));

/** What was changed on one day alone stays so; all else becomes what the series is now. Without its day it goes. */
function followed(
  override: CalendarEvent,
  before: CalendarEvent,
  after: CalendarEvent,
  { change, by, made }: { change: EventChange; by: number; made: Made },
): CalendarEvent {
  const original = override.original_start ?? override.start;
  const original_start = movedBy(original, by);
  if (!hasDay(after, original_start)) return { ...takenAway(override, made), series_id: after.id };
  const stood = override.start === original && lengthOf(override) === lengthOf(before);
  const times =
    stood && override.all_day === before.all_day
      ? { start: original_start, end: movedBy(original_start, lengthOf(after)), all_day: after.all_day }
      : {};
  const same = <Name extends keyof CalendarEvent>(name: Name): CalendarEvent[Name] =>
    JSON.stringify(override[name]) === JSON.stringify(before[name]) ? after[name] : override[name];
  return {
    ...touched(override, made),
    ...times,
    original_start,
    title: same('title'),
    notes: same('notes'),
    place: same('place'),
    type: same('type'),
    category: same('category'),
    zone: same('zone'),
    reminders: same('reminders'),
    attendees:
      change.attendees === undefined ? override.attendees : asked(change.attendees, override.attendees, made),
  };
}

const touched = (event: CalendarEvent, { at, rev }: Made): CalendarEvent => ({
  ...event,
  rev,
  changed_at: at,
  sequence: event.sequence + 1,
});

/** One row with what was given. */
function edited(event: CalendarEvent, change: EventChange, made: Made): CalendarEvent {
  const { title, notes, place, type, category, zone, attendees, reminders } = change;
  const start = change.start ?? event.start;
  const end = change.end ?? movedBy(start, lengthOf(event));
  const all_day = change.all_day ?? event.all_day;
  return {
    ...touched(event, made),
    title: title ?? event.title,
    notes: notes ?? event.notes,
    place: place ?? event.place,
    type: type ?? event.type,
    category: category ?? event.category,
    zone: zone ?? event.zone,
    ...(all_day ? wholeDays(start, end) : { start, end, all_day }),
    attendees: attendees === undefined ? event.attendees : asked(attendees, event.attendees, made),
    reminders: reminders === undefined ? event.reminders : inOrder(reminders),
    // What is once may come back from now on; one day of a series stays one day.
    repeat: event.series_id === null && change.repeat !== undefined ? change.repeat : event.repeat,
  };
}
