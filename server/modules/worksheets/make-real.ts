import { Refusal } from '@kinsong/contract/common/errors.ts';
import { NewTask } from '@kinsong/contract/tasks/task-input.ts';
import { defaultTime } from '@kinsong/engines/calendar/times.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import { offersOf } from '@kinsong/engines/worksheets/offers.ts';
import type { Offer } from '@kinsong/engines/worksheets/sheet-state.ts';
import { docOf, docTitleOf } from '@kinsong/engines/worksheets/sheet-doc.ts';
import type { House } from '../../platform/house.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Person } from '../../platform/person.ts';
import { createEventFor } from '../calendar/index.ts';
import { createDocFrom } from '../docs/index.ts';
import { profilesOf } from '../seekers/index.ts';
import { createTask } from '../tasks/index.ts';
import { alterSheet } from './alter-sheet.ts';
import { formOrRefuse } from './find-sheet.ts';
import { membersHere } from './members-here.ts';
import { findSheet, type SheetRow } from './worksheets.sql.ts';

/** Makes what a sheet becomes, under the ids that stand in it. Whatever is there already stays as it is. */
export const makeReal = (house: House, sheetId: string): Promise<void> =>
  oneAtATime(house, `sheet ${sheetId}`, async () => {
    const row = await findSheet(house.db, sheetId);
    if (row === null || row.status !== 'finishing' || row.deletedAt !== null) return;
    try {
      await makeAll(house, row);
    } catch (failure) {
      // Whoever finished it may not any more: then it lies open for the others.
      if (!(failure instanceof Refusal)) throw failure;
      await settle(house, row, { status: 'open', docId: null, made: [], finishedBy: null });
      throw failure;
    }
    await settle(house, row, { status: 'finished', finishedAt: house.clock.now() });
  });

const settle = (house: House, row: SheetRow, change: Partial<SheetRow>): Promise<SheetRow> =>
  alterSheet(house, row, (now) => (now.status === 'finishing' ? { ...now, ...change } : now));

async function makeAll(house: House, row: SheetRow): Promise<void> {
  const { spaceId, docId, finishedBy } = row;
  if (docId === null || finishedBy === null) throw new Error(`sheet ${row.id} is finished by nobody`);
  const form = formOrRefuse(row);
  const person: Person = { id: finishedBy, roles: [], sessionId: '' };
  const people = row.points.flatMap(({ words }) => words.map(({ person_id }) => person_id));
  const profiles = await profilesOf(house.db, [...new Set([...row.takers, ...people])]);
  const nameOf = (id: string): string => profiles.get(id)?.name ?? 'someone';
  const doc = { id: docId, title: docTitleOf(form, row.about), json: docOf(form, row, nameOf) };
  await createDocFrom(house, person, spaceId, doc);
  const here = new Set((await membersHere(house.db, spaceId)).map(({ personId }) => personId));
  const offers = new Map(offersOf(form, row).map((offer) => [offer.key, offer]));
  for (const { key, id } of row.made) {
    const offer = offers.get(key);
    if (offer !== undefined) await makeOne(house, { person, row, offer: forThoseHere(offer, here), id });
  }
}

/** Whoever has left meanwhile is not asked. */
const forThoseHere = (offer: Offer, here: ReadonlySet<string>): Offer =>
  offer.person_id === null || here.has(offer.person_id) ? offer : { ...offer, person_id: null };

async function makeOne(
  house: House,
  { person, row, offer, id }: { person: Person; row: SheetRow; offer: Offer; id: string },
): Promise<void> {
  const { spaceId, about, takers } = row;
  const zone = row.zone ?? 'UTC';
  const today = wallOfMoment(house.clock.now().getTime(), zone).slice(0, 10);
  // It was agreed on a while ago, and its day may be over: then it is for today.
  const day = offer.day !== null && offer.day < today ? today : offer.day;
  if (offer.kind === 'task' || day === null) {
    const { title: text, person_id: assigned_to } = offer;
    const origin = { type: 'project', id: row.id, space_id: spaceId, text: about } as const;
    await createTask(house, person, spaceId, NewTask.parse({ id, text, assigned_to, due_date: day, origin }));
    return;
  }
  const title = shortTitle(offer.title, about);
  const attendees = offer.person_id === null ? takers : [offer.person_id];
  const wanted = { id, title, date: day, time: offer.time ?? defaultTime, zone, attendees };
  await createEventFor(house, person, spaceId, wanted);
}

const longestTitle = 120;
const shortTitle = (title: string, about: string): string => `${title}: ${about}`.slice(0, longestTitle);
