import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { ImportPreview } from '@kinsong/contract/calendar/import.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { boundsOf } from '@kinsong/engines/calendar/bounds.ts';
import { setImmediate as turn } from 'node:timers/promises';
import type { EventRow } from '../calendar.sql.ts';
import { eventShape } from '../contract-shapes.ts';
import type { ReadCalendar } from '../ics/read-calendar.ts';
import type { ReadEvent } from '../ics/read-event.ts';

/** What an import writes: rows that come to be, and rows that are known here and say something else now. */
export interface Plan {
  readonly added: readonly CalendarEvent[];
  readonly changed: readonly CalendarEvent[];
  readonly counts: Pick<ImportPreview, 'added' | 'changed' | 'same'>;
}

interface Importing {
  readonly spaceId: string;
  readonly by: string;
  readonly at: Date;
}

const keyOf = ({ uid, original_start }: Pick<ReadEvent, 'uid' | 'original_start'>): string =>
  `${uid} ${original_start ?? ''}`;

/** So many are looked at between two turns. */
const atOnce = 500;

/** Lays what was read over what is there: the same name is the same event, however often it is brought. */
export async function planImport(
  read: readonly ReadEvent[],
  known: readonly EventRow[],
  importing: Importing,
): Promise<Plan> {
  const there = new Map(known.map(eventShape).map((event) => [keyOf(event), event]));
  const series = new Map<string, string>();
  const states = new Map<string, 'added' | 'changed' | 'same'>();
  const added: CalendarEvent[] = [];
  const changed: CalendarEvent[] = [];
  for (const [at, each] of read.entries()) {
    if (at % atOnce === atOnce - 1) await turn();
    const before = there.get(keyOf(each));
    const isDay = each.original_start !== null;
    if (before === undefined) {
      const event = newFrom(each, series.get(each.uid) ?? null, importing);
      added.push(event);
      if (!isDay) series.set(each.uid, event.id);
      // A series of which one more day moved has changed; it was here before.
      states.set(each.uid, isDay && states.get(each.uid) !== 'added' ? 'changed' : 'added');
      continue;
    }
    if (!isDay) series.set(each.uid, before.id);
    const isSame = says(before) === says(each);
    if (!isSame) changed.push(changedBy(before, each, importing));
    if (!isSame || !states.has(each.uid)) states.set(each.uid, isSame ? 'same' : 'changed');
  }
  const count = (state: string): number => [...states.values()].filter((each) => each === state).length;
  return {
    added,
    changed,
    counts: { added: count('added'), changed: count('changed'), same: count('same') },
  };
}

const says = (event: ReadEvent): string => {
  const { title, notes, place, type, category, start, end, zone, all_day, repeat, reminders } = event;
  const when = [start, end, zone, all_day, repeat?.rule, repeat?.except];
  return JSON.stringify([title, notes, place, type, category, when, reminders]);
};

function newFrom(event: ReadEvent, seriesId: string | null, { spaceId, by, at }: Importing): CalendarEvent {
  const moment = at.toISOString();
  return {
    ...event,
    id: newId(),
    space_id: spaceId,
    rev: 0,
    born: 0,
    series_id: event.original_start === null ? null : seriesId,
    attendees: [],
    guests: [],
    created_by: by,
    created_at: moment,
    changed_at: moment,
    deleted_at: null,
  };
}

const changedBy = (before: CalendarEvent, event: ReadEvent, { at }: Importing): CalendarEvent => ({
  ...before,
  ...event,
  sequence: Math.max(before.sequence + 1, event.sequence),
  changed_at: at.toISOString(),
});

const mostTitles = 5;

/** What somebody is told before anything is put in. */
export function previewOf({ events, leftOut, unknownZones }: ReadCalendar, { counts }: Plan): ImportPreview {
  const whole = events.filter(({ original_start }) => original_start === null);
  const days = whole.map(({ start }) => start.slice(0, 10)).toSorted();
  const ends = whole.map((event) => boundsOf(event).last);
  const lasts = ends.flatMap((last) =>
    last === null ? [] : [new Date(last - 1).toISOString().slice(0, 10)],
  );
  return {
    events: whole.length,
    repeating: whole.filter(({ repeat }) => repeat !== null).length,
    from: days[0] ?? null,
    to: [...days.slice(-1), ...lasts].toSorted().at(-1) ?? null,
    ...counts,
    left_out: leftOut,
    unknown_zones: [...unknownZones],
    titles: whole.slice(0, mostTitles).map(({ title }) => title),
  };
}
