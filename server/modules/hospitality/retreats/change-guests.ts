import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import type { cancelRetreat } from '@kinsong/contract/hospitality/retreats.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import type { Visit } from '../../../platform/caller.ts';
import { blockedBetween } from '../../seekers/index.ts';
import { anyCandidate } from './candidates.ts';
import { couldCome } from './candidates.sql.ts';
import { hasBegun } from './chairs.ts';
import { founderOrNotFound, holdOpen, shapeOf } from './find-retreat.ts';
import { chosen } from './keep-retreat.ts';
import * as rows from './retreats.sql.ts';
import { keepSalonPlace, salonPlaceJob } from './salon.ts';
import { settle, tellGuest } from './settle.ts';

/** Asks somebody more. Whoever said no, or let the day pass, may be asked once more; whoever is asked stays asked. */
export async function ask(house: House, id: string, personId: string, visit: Visit): Promise<Retreat> {
  const founder = founderOrNotFound(visit);
  const terms = anyCandidate(await blockedBetween(house.db, founder.id));
  if (!(await couldCome(house.db, terms, [personId])).has(personId))
    throw new Refusal('input.wrong', { person_id: 'They can not come to a retreat now.' });
  await changing(house, id, async (tx, retreat) => {
    const guests = await rows.guestsOf(tx, [id]);
    const guest = guests.find((each) => each.personId === personId);
    const position = guests.reduce((last, each) => Math.max(last, each.position), 0) + 1;
    const over = guest === undefined || ['no', 'lapsed', 'withdrawn'].includes(guest.state);
    if (guest === undefined)
      await rows.insertGuests(tx, [{ ...chosen(id, personId, position), state: 'waiting' }]);
    else if (over) await rows.updateGuest(tx, guest, { state: 'waiting', position });
    await settle(house, tx, retreat);
  });
  return shapeOf(house.db, id);
}

export async function withdraw(house: House, id: string, personId: string, visit: Visit): Promise<Retreat> {
  founderOrNotFound(visit);
  await changing(house, id, async (tx, retreat) => {
    const guest = (await rows.guestsOf(tx, [id])).find((each) => each.personId === personId);
    if (guest === undefined) throw new Refusal('found.not');
    if (guest.state === 'withdrawn') return;
    await rows.updateGuest(tx, guest, { state: 'withdrawn' });
    if (guest.askedAt !== null) await tellGuest(house, tx, { retreatId: id, personId, what: 'withdrawn' });
    await house.jobs.enqueue(salonPlaceJob, { retreatId: id, personId }, { tx });
    await settle(house, tx, retreat);
  });
  await keepSalonPlace(house, id, personId);
  return shapeOf(house.db, id);
}

export async function changePlaces(house: House, id: string, places: number, visit: Visit): Promise<Retreat> {
  founderOrNotFound(visit);
  await changing(house, id, async (tx, retreat) => {
    await rows.updateRetreat(tx, id, { places });
    await settle(house, tx, { ...retreat, places });
  });
  return shapeOf(house.db, id);
}

const changing = (
  house: House,
  id: string,
  work: (tx: Db, retreat: rows.RetreatRow) => Promise<void>,
): Promise<void> => house.db.transaction(async (tx) => work(tx, await holdOpen(house, tx, id)));

/** Everybody who still thought of coming is told. Their salon stays, for whatever is left to say. */
export async function cancel(
  house: House,
  id: string,
  reason: string,
  visit: Visit,
): Promise<Answer<typeof cancelRetreat>> {
  founderOrNotFound(visit);
  const stays = await house.db.transaction(async (tx) => {
    const retreat = await rows.holdRetreat(tx, id);
    if (retreat === null) throw new Refusal('found.not');
    if (retreat.state === 'draft') {
      await rows.deleteRetreat(tx, id);
      return false;
    }
    if (retreat.state === 'cancelled') return true;
    await rows.updateRetreat(tx, id, { state: 'cancelled', cancelReason: reason });
    if (hasBegun(retreat, house.clock.now())) return true;
    for (const { personId, state, askedAt } of await rows.guestsOf(tx, [id]))
      if (askedAt !== null && state !== 'no' && state !== 'withdrawn')
        await tellGuest(house, tx, { retreatId: id, personId, what: 'cancelled' });
    return true;
  });
  return { retreat: stays ? await shapeOf(house.db, id) : null };
}
