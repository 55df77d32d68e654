import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { NewEvent } from '@kinsong/contract/calendar/event-input.ts';
import { isBackwards, newEvent, timesOf } from '@kinsong/contract/calendar/new-event.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day, minute } from '@kinsong/contract/common/time.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, countIn, mayOrRefuse } from '../spaces/index.ts';
import { findEvent, insertEvent, type EventRow } from './calendar.sql.ts';
import { eventChange, eventRow, eventShape } from './contract-shapes.ts';
import { mustBeHere } from './find-event.ts';

/** How long a device may have been offline with what was written on it. */
const longestAway = 60 * day;

/** Puts an event into the calendar of a space. Sent twice, it is stored once and answered the same. */
export async function createEvent(
  house: House,
  person: Pick<Person, 'id' | 'roles' | 'sessionId'>,
  spaceId: string,
  wanted: NewEvent,
): Promise<CalendarEvent> {
  await mayOrRefuse(house, person, 'calendar.create', spaceId);
  const known = await findEvent(house.db, wanted.id);
  if (known !== null) return sameOrRefuse(known, person, spaceId);
  const times = timesOf(wanted);
  if (times === null || wanted.title === '') throw new Refusal('event.incomplete');
  mustGoForward(times);
  const madeAt = momentOf(house, wanted);
  notBeforeToday(times.start, wallOfMoment(madeAt.getTime(), wanted.zone));
  await mustBeHere(house, wanted.attendees ?? [], spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    const at = house.clock.now();
    const made = { space_id: spaceId, by: person.id, at: madeAt.toISOString(), rev };
    const row = eventRow(newEvent(wanted, times, made), at);
    if (await insertEvent(tx, row)) {
      const counted = await countIn(tx, spaceId, { rev, at });
      return { result: eventShape(row), changes: [eventChange(row), ...counted] };
    }
    const stored = await findEvent(tx, wanted.id);
    if (stored === null) throw new Error(`event ${wanted.id} is neither new nor known`);
    return { result: sameOrRefuse(stored, person, spaceId), changes: [] };
  });
}

function sameOrRefuse(row: EventRow, person: Pick<Person, 'id'>, spaceId: string): CalendarEvent {
  if (row.spaceId !== spaceId || row.createdBy !== person.id) throw new Refusal('id.taken');
  return eventShape(row);
}

export function mustGoForward(times: Pick<CalendarEvent, 'start' | 'end'>): void {
  if (isBackwards(times)) {
    throw new Refusal('input.wrong', { end: 'It must end after it begins, and within a year.' });
  }
}

/** A device's clock may run ahead of ours a little; what it says otherwise is not believed. */
function momentOf(house: House, { made_at }: NewEvent): Date {
  const now = house.clock.now();
  const given = made_at === undefined ? now : new Date(made_at);
  const isCredible =
    given > new Date(now.getTime() - longestAway) && given.getTime() < now.getTime() + minute;
  return isCredible ? given : now;
}

/** By the calendar on the event's own wall. */
function notBeforeToday(start: string, now: string): void {
  if (start.slice(0, 10) < now.slice(0, 10)) {
    throw new Refusal('input.wrong', { date: 'This day is over. Choose today or a later one.' });
  }
}
