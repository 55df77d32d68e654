import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import {
  holdsChair,
  type GuestState,
  type MyRetreat,
  type RetreatAnswer,
} from '@kinsong/contract/hospitality/retreat.ts';
import type { myRetreats } from '@kinsong/contract/hospitality/retreats.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { underSixteen } from '../../seekers/index.ts';
import { freeChairs } from './chairs.ts';
import { holdOpen, retreatOrRefuse } from './find-retreat.ts';
import { myRetreatShapes } from './retreat-shapes.ts';
import * as rows from './retreats.sql.ts';
import { keepSalonPlace, salonPlaceJob } from './salon.ts';
import { settle } from './settle.ts';

const mostShown = 50;

export async function listMine(house: House, { id }: Person): Promise<Answer<typeof myRetreats>> {
  const found = await rows.retreatsOf(house.db, id, mostShown);
  return { retreats: await myRetreatShapes(house.db, id, found, house.clock.now()) };
}

export async function readMine(house: House, { id }: Person, retreatId: string): Promise<MyRetreat> {
  const row = await retreatOrRefuse(house.db, retreatId);
  const [mine] = await myRetreatShapes(house.db, id, [row], house.clock.now());
  if (mine === undefined) throw new Refusal('found.not');
  return mine;
}

/** The last word counts, until it begins. A no gives the chair to the next; a yes that comes when all are taken waits. */
export async function answer(
  house: House,
  person: Person,
  retreatId: string,
  said: { answer: RetreatAnswer; reason: string },
): Promise<MyRetreat> {
  const { mine } = await readMine(house, person, retreatId);
  if (mine.state === 'withdrawn') throw new Refusal('retreat.over');
  if (said.answer === 'yes' && (await underSixteen(house.db, person.id))) throw new Refusal('found.not');
  const host = await house.db.transaction(async (tx) => {
    const retreat = await holdOpen(house, tx, retreatId);
    const guests = await rows.guestsOf(tx, [retreatId]);
    const guest = guests.find(({ personId }) => personId === person.id);
    if (guest === undefined || guest.state === 'withdrawn') throw new Refusal('retreat.over');
    const state = stateAfter(guest.state, said.answer, freeChairs(guests, retreat.places));
    const position = state === 'waiting' && guest.state !== 'waiting' ? endOf(guests) : guest.position;
    const answeredAt = house.clock.now();
    await rows.updateGuest(tx, guest, { state, position, answeredAt, reason: said.reason });
    await settle(house, tx, retreat);
    await house.jobs.enqueue(salonPlaceJob, { retreatId, personId: person.id }, { tx });
    return retreat.createdBy;
  });
  await keepSalonPlace(house, retreatId, person.id);
  house.live.moved(host, 'retreats');
  return readMine(house, person, retreatId);
}

const endOf = (guests: readonly rows.GuestRow[]): number =>
  guests.reduce((last, { position }) => Math.max(last, position), 0) + 1;

/** Whoever has no chair any more gets one only where one is free, and waits otherwise. */
function stateAfter(before: GuestState, said: RetreatAnswer, free: number): GuestState {
  if (said === 'no') return 'no';
  if (holdsChair(before)) return said;
  if (said === 'perhaps') return before;
  return free > 0 && before !== 'waiting' ? 'yes' : 'waiting';
}
