import { allOccurrences, type Occurrence } from '@kinsong/engines/calendar/occurrences.ts';
import { movedBy, wallMinutes } from '@kinsong/engines/calendar/wall.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { answerOn } from './detail/answers.ts';
import type { DayRange, Shown, ShownEvent } from './shown.ts';

/** Every day of these events between two days, as the clock of a zone shows it, in order. */
export function occurrences(
  rows: readonly ShownEvent[],
  { from, until }: DayRange,
  zone: string,
  me: string,
): Shown[] {
  const ways = new Map(rows.map((row) => [row.event.id, row]));
  const there = rows.flatMap(({ event }) => (event.deleted_at === null ? event : []));
  const span = { from: `${from}T00:00`, to: `${until}T00:00`, zone };
  return allOccurrences(there, span).map((each) => shownOn(each, ways.get(each.event.id), me));
}

function shownOn(
  { event, original_start, start, end, wall_start, wall_end }: Occurrence<CalendarEvent>,
  row: ShownEvent | undefined,
  me: string,
): Shown {
  // By its own clock a series begins each day as it began the first.
  const zoneStart = event.repeat === null ? event.start : (original_start ?? event.start);
  const mine = event.attendees.find(({ person_id }) => person_id === me);
  return {
    ...(row ?? { event, way: 'there' }),
    ...{ originalStart: original_start, allDay: event.all_day, start: wall_start, end: wall_end },
    key: `${event.id} ${original_start ?? ''}`,
    ...{ zoneStart, startsAt: start, endsAt: end },
    zoneEnd: movedBy(zoneStart, wallMinutes(event.end) - wallMinutes(event.start)),
    declined: mine !== undefined && answerOn(mine, original_start).answer === 'no',
  };
}
