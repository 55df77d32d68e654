import { startsOf } from './starts.ts';
import type { Kept, WallTime } from './times.ts';
import { wallMinutes, wallText } from './wall.ts';
import { instantOf, wallAt } from './zone.ts';

/** One time that an event takes place: by its moments, and by the clock of whoever looks. */
export interface Occurrence<Event extends Kept = Kept> {
  /** The series, or what takes the place of this day of it. */
  readonly event: Event;
  /** Which day of a series it is, by the clock of the series; null where there is only one. */
  readonly original_start: WallTime | null;
  /** In milliseconds. */
  readonly start: number;
  readonly end: number;
  /** On the wall of whoever looks. What lasts all day is on its own day everywhere. */
  readonly wall_start: WallTime;
  readonly wall_end: WallTime;
}

/** From one clock on the wall of whoever looks to before another. */
export interface Span {
  readonly from: WallTime;
  readonly to: WallTime;
  readonly zone: string;
}

/** However far two zones are apart. */
const furthestZones = 27 * 60;

/**
 * When an event takes place in a span, in its order. The overrides are the rows that take the place of single days of it;
 * those that are deleted or of other series are passed over.
 */
export function occurrencesBetween<Event extends Kept>(
  event: Event,
  overrides: readonly Event[],
  span: Span,
): Occurrence<Event>[] {
  const from = wallMinutes(span.from);
  const to = wallMinutes(span.to);
  const start = wallMinutes(event.start);
  const length = wallMinutes(event.end) - start;
  const replaced = new Map<WallTime, Event>();
  for (const override of overrides)
    if (override.series_id === event.id && override.original_start !== null)
      replaced.set(override.original_start, override);
  const except = new Set(event.repeat?.except);
  const found: Occurrence<Event>[] = [];
  const add = (occurrence: Occurrence<Event>): void => {
    const [begin, end] = [wallMinutes(occurrence.wall_start), wallMinutes(occurrence.wall_end)];
    // What takes no time at all is where it begins.
    if (begin < to && (end > from || (end === begin && begin >= from))) found.push(occurrence);
  };
  const margin = event.all_day ? 0 : furthestZones;
  for (const minute of startsOf(event, from - length - margin, to + margin)) {
    const original = event.repeat === null ? event.start : wallText(minute);
    if (except.has(original) || replaced.has(original)) continue;
    add(
      occurrenceAt(
        event,
        event.repeat === null ? event.original_start : original,
        minute,
        minute + length,
        span.zone,
      ),
    );
  }
  for (const [original, override] of replaced) {
    if (except.has(original)) continue;
    add(occurrenceAt(override, original, wallMinutes(override.start), wallMinutes(override.end), span.zone));
  }
  return replaced.size === 0 ? found : found.sort((a, b) => a.start - b.start);
}

function occurrenceAt<Event extends Kept>(
  event: Event,
  original_start: WallTime | null,
  from: number,
  to: number,
  zone: string,
): Occurrence<Event> {
  if (event.all_day) {
    const [start, end] = [instantOf(from, zone), instantOf(to, zone)];
    return { event, original_start, start, end, wall_start: wallText(from), wall_end: wallText(to) };
  }
  const start = instantOf(from, event.zone);
  // An hour that is left out at night does not make it end before it begins.
  const end = Math.max(start, instantOf(to, event.zone));
  const wall = (moment: number, own: number): WallTime =>
    wallText(zone === event.zone ? own : wallAt(moment, zone));
  return {
    event,
    original_start,
    start,
    end,
    wall_start: wall(start, from),
    wall_end: wall(end, to),
  };
}

/** The same for all rows of a space or of several: series, single events and what takes the place of a day. */
export function allOccurrences<Event extends Kept>(rows: readonly Event[], span: Span): Occurrence<Event>[] {
  const overrides = new Map<string, Event[]>();
  for (const row of rows) {
    if (row.series_id === null) continue;
    const known = overrides.get(row.series_id);
    if (known === undefined) overrides.set(row.series_id, [row]);
    else known.push(row);
  }
  return rows
    .filter(({ series_id }) => series_id === null)
    .flatMap((row) => occurrencesBetween(row, overrides.get(row.id) ?? [], span))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
