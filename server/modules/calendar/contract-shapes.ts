import { whomItConcerns } from '@kinsong/contract/calendar/attendees.ts';
import { takesTime, type CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { calendarChanged } from '@kinsong/contract/calendar/events.ts';
import { boundsOf } from '@kinsong/engines/calendar/bounds.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { EventRow } from './calendar.sql.ts';
import { nextReminder } from './reminder-times.ts';

/** Rows as the contract shows them. */
export function eventShape(row: EventRow): CalendarEvent {
  const { id, rev, born, title, notes, place, type, category, start, end, zone, repeat } = row;
  const { attendees, guests, reminders, uid, sequence } = row;
  return {
    ...{ id, rev, born, title, notes, place, type, category, start, end, zone, repeat },
    ...{ attendees, guests, reminders, uid, sequence },
    space_id: row.spaceId,
    all_day: row.allDay,
    series_id: row.seriesId,
    original_start: row.originalStart,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** And back, with what is reckoned from it so that it is found. Reminders are those that come after a moment. */
export function eventRow(event: CalendarEvent, now: Date): EventRow {
  const { id, rev, born, title, notes, place, type, category, start, end, zone, repeat } = event;
  const { attendees, guests, reminders, uid, sequence } = event;
  const { first, last } = boundsOf(event);
  return {
    ...{ id, rev, born, title, notes, place, type, category, start, end, zone, repeat },
    ...{ attendees, guests, reminders, uid, sequence },
    spaceId: event.space_id,
    allDay: event.all_day,
    seriesId: event.series_id,
    originalStart: event.original_start,
    takesTimeOf: takesTime(event) ? whomItConcerns(event) : [],
    createdBy: event.created_by,
    createdAt: new Date(event.created_at),
    changedAt: new Date(event.changed_at),
    deletedAt: event.deleted_at === null ? null : new Date(event.deleted_at),
    firstAt: new Date(first),
    lastAt: last === null ? null : new Date(last),
    nextReminderAt: event.deleted_at === null ? nextReminder(event, now) : null,
  };
}

export function eventChange(row: EventRow): LiveChange {
  return { event: calendarChanged.name, rev: row.rev, born: row.born, data: eventShape(row) };
}
