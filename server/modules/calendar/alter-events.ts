import type { CalendarEvent, Family } from '@kinsong/contract/calendar/event.ts';
import type { Made } from '@kinsong/contract/calendar/new-event.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { changeSpace, countIn } from '../spaces/index.ts';
import { findFamily, insertEvent, updateEvent, type EventRow } from './calendar.sql.ts';
import { eventChange, eventRow, eventShape } from './contract-shapes.ts';

/** Whose family a row belongs to: its own, or that of the series in which it takes the place of a day. */
export const seriesOf = ({ id, seriesId }: Pick<EventRow, 'id' | 'seriesId'>): string => seriesId ?? id;

/** What becomes of a family; null leaves it as it is. Asked within the change, when nobody else can change it. */
export type Work = (family: Family, made: Made) => CalendarEvent[] | null;

/**
 * Changes a series and its days in the order of their space, as they are by then, at one revision; nothing is told of what
 * stays the same. Null where it has gone meanwhile, or the work wants nothing.
 */
export function alterFamily(
  house: House,
  { spaceId, seriesId, by }: { spaceId: string; seriesId: string; by: string },
  work: Work,
): Promise<CalendarEvent[] | null> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const now = house.clock.now();
    const before = (await findFamily(tx, seriesId)).map(eventShape);
    const [series, ...overrides] = before;
    if (series === undefined || series.id !== seriesId) return { result: null, changes: [] };
    const wanted = work({ series, overrides }, { by, at: now.toISOString(), rev });
    if (wanted === null) return { result: null, changes: [] };
    const rows = changedAmong(before, wanted).map((event) => eventRow({ ...event, rev }, now));
    for (const row of inSafeOrder(rows, before)) await store(tx, row, before);
    const counted = rows.length === 0 ? [] : await countIn(tx, spaceId, { rev, at: now });
    return { result: rows.map(eventShape), changes: [...rows.map(eventChange), ...counted] };
  });
}

async function store(tx: Db, row: EventRow, before: readonly CalendarEvent[]): Promise<void> {
  if (before.some(({ id }) => id === row.id)) await updateEvent(tx, row);
  else if (!(await insertEvent(tx, row))) throw new Refusal('id.taken');
}

/** A row counts as changed by what it says, not by when it was touched. */
function changedAmong(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): CalendarEvent[] {
  const said = ({ rev: _rev, changed_at: _at, sequence: _sequence, ...words }: CalendarEvent): string =>
    JSON.stringify(Object.entries(words).sort(([a], [b]) => a.localeCompare(b)));
  const known = new Map(before.map((event) => [event.id, said(event)]));
  return after.filter((event) => known.get(event.id) !== said(event));
}

/** Days that all move a little never meet: the last goes first where they move on, the first where they move back. */
function inSafeOrder(rows: readonly EventRow[], before: readonly CalendarEvent[]): EventRow[] {
  const was = new Map(before.map(({ id, original_start }) => [id, original_start]));
  const movesOn = rows.some(({ id, originalStart }) => {
    const old = was.get(id) ?? null;
    return old !== null && originalStart !== null && originalStart > old;
  });
  const sorted = [...rows].sort((a, b) => (a.originalStart ?? '').localeCompare(b.originalStart ?? ''));
  return movesOn ? sorted.reverse() : sorted;
}
