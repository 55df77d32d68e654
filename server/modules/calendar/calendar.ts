import { answeredEvents } from '@kinsong/contract/calendar/event-after-answer.ts';
import { changedEvents } from '@kinsong/contract/calendar/event-after-change.ts';
import { afterDeletion } from '@kinsong/contract/calendar/event-after-deletion.ts';
import type { listEvents as listCall } from '@kinsong/contract/calendar/calendar.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { EventChange, GivenAnswer, Scope } from '@kinsong/contract/calendar/event-input.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, type ChangeSource } from '../spaces/index.ts';
import { alterFamily, seriesOf } from './alter-events.ts';
import { eventsChanged, eventsOfPerson, findEvent, findFamily, pageOfEvents } from './calendar.sql.ts';
import { eventChange, eventShape } from './contract-shapes.ts';
import { mustGoForward } from './create-event.ts';
import { mustBeHere, reachEvent, readEvent } from './find-event.ts';

export async function listEvents(
  house: House,
  person: Person,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Answer<typeof listCall>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'calendar.read', spaceId);
  const page = { after: Math.max(after, seesFrom), limit };
  const { rows, more } = await pageOfEvents(house.db, spaceId, page);
  return { events: rows.map(eventShape), more, rev };
}

/** Somewhere a day begins before it does in UTC, and elsewhere it ends later. */
export async function listMine(
  house: House,
  person: Pick<Person, 'id'>,
  { from, to }: { from: string; to: string },
): Promise<CalendarEvent[]> {
  const begin = new Date(Date.parse(`${from}T00:00:00Z`) - day);
  const end = new Date(Date.parse(`${to}T00:00:00Z`) + 2 * day);
  return (await eventsOfPerson(house.db, person.id, begin, end)).map(eventShape);
}

export async function changeEvent(
  house: House,
  person: Person,
  eventId: string,
  given: EventChange,
): Promise<CalendarEvent[]> {
  const found = await reachEvent(house, person, eventId, 'change');
  const { spaceId } = found;
  const seriesId = seriesOf(found);
  const known = given.new_id === undefined ? null : await findEvent(house.db, given.new_id);
  if (known !== null && known.id !== eventId) {
    // Sent twice: what it made is there.
    if (known.spaceId !== spaceId) throw new Refusal('id.taken');
    return [...(await findFamily(house.db, seriesId)), known].map(eventShape);
  }
  if (found.deletedAt !== null) throw new Refusal('found.not');
  const isTitleless = given.title === '';
  if (isTitleless) throw new Refusal('event.incomplete');
  const asked = new Set(found.attendees.map(({ person_id }) => person_id));
  await mustBeHere(
    house,
    (given.attendees ?? []).filter((id) => !asked.has(id)),
    spaceId,
  );
  const change = { ...withDay(found.originalStart, given), new_id: given.new_id ?? newId() };
  const changed = await alterFamily(house, { spaceId, seriesId, by: person.id }, (family, made) => {
    const after = changedEvents(family, change, made);
    for (const event of after ?? []) if (event.deleted_at === null) mustGoForward(event);
    return after;
  });
  if (changed === null) throw new Refusal('found.not');
  return changed;
}

/** Whoever names the row of one day means that day. */
const withDay = <Given extends { original_start?: string | null | undefined }>(
  ofRow: string | null,
  given: Given,
): Given => (ofRow === null ? given : { ...given, original_start: ofRow });

/** What has gone already stays so: whoever takes it away once more is told what there is. */
export async function deleteEvent(
  house: House,
  person: Person,
  eventId: string,
  given: { scope: Scope; original_start?: string | undefined },
): Promise<CalendarEvent[]> {
  const found = await reachEvent(house, person, eventId, 'delete');
  if (found.deletedAt !== null) return [eventShape(found)];
  const family = { spaceId: found.spaceId, seriesId: seriesOf(found), by: person.id };
  const which = withDay(found.originalStart, given);
  const gone = await alterFamily(house, family, (rows, made) => afterDeletion(rows, which, made));
  return gone ?? [eventShape(found)];
}

export async function answerEvent(
  house: House,
  person: Person,
  eventId: string,
  given: GivenAnswer,
): Promise<CalendarEvent[]> {
  const found = await readEvent(house, person, eventId, 'calendar.answer');
  const family = { spaceId: found.spaceId, seriesId: seriesOf(found), by: person.id };
  const answer = withDay(found.originalStart, given);
  const said = await alterFamily(house, family, (rows, made) => answeredEvents(rows, answer, made));
  if (said === null) throw new Refusal('found.not');
  return said;
}

export const calendarChanges: ChangeSource = async ({ db }, spaceId, span) =>
  (await eventsChanged(db, spaceId, span)).map(eventChange);
