import { newId } from '@kinsong/contract/common/ids.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import { answerByFor, hasBegun, movingUp } from './chairs.ts';
import { guestNews, type GuestNews } from './guest-news.ts';
import * as rows from './retreats.sql.ts';

/** Puts it on record that somebody is to be told. */
export async function tellGuest(house: House, tx: Db, news: Omit<GuestNews, 'id'>): Promise<void> {
  await house.jobs.enqueue(guestNews, { id: newId(house.clock.now().getTime()), ...news }, { tx });
}

/** Brings those who wait to the chairs that are free. The retreat is held: two answers do not move the same row up twice. */
export async function settle(house: House, tx: Db, retreat: rows.RetreatRow): Promise<void> {
  const now = house.clock.now();
  if (retreat.state !== 'open' || hasBegun(retreat, now)) return;
  const guests = await rows.guestsOf(tx, [retreat.id]);
  for (const guest of movingUp(guests, retreat.places)) {
    const change = {
      state: 'asked',
      askedAt: now,
      answerBy: answerByFor(retreat, now),
      answeredAt: null,
    } as const;
    await rows.updateGuest(tx, guest, change);
    await tellGuest(house, tx, { retreatId: retreat.id, personId: guest.personId, what: 'moved up' });
  }
}
