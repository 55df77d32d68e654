import { may, type Capability } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, standingOf } from '../spaces/index.ts';
import { findEvent, hereAmong, type EventRow } from './calendar.sql.ts';

const rights = {
  change: { own: 'calendar.changeOwn', any: 'calendar.changeAny' },
  delete: { own: 'calendar.deleteOwn', any: 'calendar.deleteAny' },
} as const satisfies Record<string, { own: Capability; any: Capability }>;

/** The first line of every verb on one event: it is found through the space it lies in, or not at all. */
export async function reachEvent(
  house: House,
  person: Person,
  eventId: string,
  right: keyof typeof rights,
): Promise<EventRow> {
  const { own, any } = rights[right];
  const { row, place } = await findFor(house, person, eventId, own);
  if (row.createdBy !== person.id && !may(standingOf(person, place), any)) throw new Refusal('allowed.not');
  return row;
}

/** The same for somebody who answers, or only looks. What was taken away is not there any more. */
export async function readEvent(
  house: House,
  person: Person,
  eventId: string,
  capability: 'calendar.read' | 'calendar.answer',
): Promise<EventRow> {
  const { row } = await findFor(house, person, eventId, capability);
  if (row.deletedAt !== null) throw new Refusal('found.not');
  return row;
}

async function findFor(house: House, person: Person, eventId: string, capability: Capability) {
  const row = await findEvent(house.db, eventId);
  if (row === null) throw new Refusal('found.not');
  const place = await mayOrRefuse(house, person, capability, row.spaceId);
  if (row.born <= place.seesFrom) throw new Refusal('found.not');
  return { row, place };
}

/** Whoever is asked to come has to be in the space, where they see it. */
export async function mustBeHere(house: House, people: readonly string[], spaceId: string): Promise<void> {
  if (people.length === 0) return;
  const here = await hereAmong(house.db, spaceId, people);
  if (people.some((id) => !here.has(id))) {
    throw new Refusal('input.wrong', { attendees: 'Choose people who are here.' });
  }
}
