import { answeredEvents } from '@kinsong/contract/calendar/event-after-answer.ts';
import { changedEvents } from '@kinsong/contract/calendar/event-after-change.ts';
import { afterDeletion } from '@kinsong/contract/calendar/event-after-deletion.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { EventChange, GivenAnswer, NewEvent } from '@kinsong/contract/calendar/event-input.ts';
import { newEvent, timesOf, type Made } from '@kinsong/contract/calendar/new-event.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import type { ShownEvent } from './shown.ts';

/**
 * Lays what waits in the outbox over the events that are held, so that one's own doing is seen at once. What was refused
 * shows the event as the house has it, with what it said.
 */
export function overlay(
  events: Iterable<CalendarEvent>,
  items: readonly OutboxItem[],
  me: string,
): readonly ShownEvent[] {
  const rows = new Map<string, CalendarEvent>();
  for (const event of events) rows.set(event.id, event);
  const ways = new Map<string, Omit<ShownEvent, 'event'>>();
  for (const item of items) {
    if (!item.call.startsWith('calendar.')) continue;
    const touched = touchedBy(item, rows, me);
    for (const event of touched) {
      // One that was never made has nothing to go back to: it shows as it was written, and that it was refused.
      if (item.refused === undefined || !rows.has(event.id)) rows.set(event.id, event);
    }
    for (const id of new Set([...touched.map(({ id }) => id), text(item.params, 'event_id')]))
      if (id !== '' && (item.refused === undefined || isShownAt(item, id))) ways.set(id, wayOf(item));
  }
  return [...rows.values()].map((event) => {
    const way = ways.get(event.id);
    return way === undefined ? asItIs(event) : { event, ...way };
  });
}

/** A refused change is told at what was to be changed; a refused making at what was to be made. */
const isShownAt = (item: OutboxItem, id: string): boolean =>
  id === text(item.params, 'event_id') || id === item.body?.['id'];

/** The same object for the same event, so that only those are drawn anew that changed. */
const kept = new WeakMap<CalendarEvent, ShownEvent>();

function asItIs(event: CalendarEvent): ShownEvent {
  const shown = kept.get(event) ?? { event, way: 'there' };
  kept.set(event, shown);
  return shown;
}

function wayOf(item: OutboxItem): Omit<ShownEvent, 'event'> {
  if (item.refused !== undefined) return { item, way: 'refused', refused: item.refused };
  return { item, way: item.tries > 0 ? 'kept' : 'sending' };
}

/** What a write makes of which rows: the same rules as the house has. */
function touchedBy(
  { call, params, query = {}, body = {}, at }: OutboxItem,
  rows: ReadonlyMap<string, CalendarEvent>,
  me: string,
): readonly CalendarEvent[] {
  const now: Made = { by: me, at: new Date(at).toISOString(), rev: notYet };
  if (call === 'calendar.create') {
    const wanted = body as unknown as NewEvent;
    const times = timesOf(wanted);
    // The house has it already: what it says goes before.
    if (times === null || rows.has(wanted.id)) return [];
    return [newEvent(wanted, times, { ...now, space_id: text(params, 'space_id') })];
  }
  const series = rows.get(text(params, 'event_id'));
  if (series === undefined || series.deleted_at !== null) return [];
  const overrides = [...rows.values()].filter(
    ({ series_id, deleted_at }) => series_id === series.id && deleted_at === null,
  );
  const family = { series, overrides };
  switch (call) {
    case 'calendar.change':
      return changedEvents(family, body as unknown as EventChange, now) ?? [];
    case 'calendar.delete':
      return afterDeletion(family, query as unknown as DeletionWords, now) ?? [];
    case 'calendar.answer':
      return answeredEvents(family, body as unknown as GivenAnswer, now) ?? [];
    default:
      return [];
  }
}

type DeletionWords = Parameters<typeof afterDeletion>[1];

/** Later than every revision: what is not there yet was done last. */
const notYet = Number.MAX_SAFE_INTEGER;

const text = (parts: Record<string, unknown>, name: string): string => {
  const value = parts[name];
  return typeof value === 'string' ? value : '';
};
