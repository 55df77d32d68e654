import type { calendarEvents } from '../calendar.tables.ts';
import type { WrittenEvent } from './write-events.ts';

type Row = typeof calendarEvents.$inferSelect;

/** Rows of events as calendars carry them: days of a series go by the name and the clock of the series. */
export function writtenEvents(rows: readonly Row[]): WrittenEvent[] {
  const series = new Map(rows.filter(({ seriesId }) => seriesId === null).map((row) => [row.id, row]));
  return rows.map((row) => written(row, row.seriesId === null ? undefined : series.get(row.seriesId)));
}

function written(row: Row, series: Row | undefined): WrittenEvent {
  const { uid, sequence, title, notes, place, type, category, start, end, zone, repeat, reminders } = row;
  return {
    ...{ sequence, title, notes, place, type, category, start, end, zone, repeat, reminders },
    uid: series?.uid ?? uid,
    ...(series === undefined ? {} : { series_zone: series.zone }),
    all_day: row.allDay,
    // Somebody who came later sees the day and not its series: for them it is an event like any other.
    original_start: series === undefined ? null : row.originalStart,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  };
}
