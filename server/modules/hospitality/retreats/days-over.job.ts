import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import { oldestDay } from './chairs.ts';
import * as rows from './retreats.sql.ts';
import { settle } from './settle.ts';

/** Whoever said neither yes nor no by their day gives the chair to the next. */
export const daysOverJob = job({
  name: 'hospitality.daysOver',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: (house) => endDays(house),
});

export async function endDays(house: House): Promise<void> {
  const today = oldestDay(house.clock.now());
  for (const id of await rows.withDaysOver(house.db, today)) {
    const host = await house.db.transaction(async (tx) => {
      const retreat = await rows.holdRetreat(tx, id);
      if (retreat?.state !== 'open') return null;
      for (const guest of await rows.guestsOf(tx, [id])) {
        const open = guest.state === 'asked' || guest.state === 'perhaps';
        if (open && guest.answerBy !== null && guest.answerBy < today)
          await rows.updateGuest(tx, guest, { state: 'lapsed' });
      }
      await settle(house, tx, retreat);
      return retreat.createdBy;
    });
    if (host !== null) house.live.moved(host, 'retreats');
  }
}
