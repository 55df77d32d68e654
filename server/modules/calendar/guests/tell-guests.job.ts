import * as z from 'zod';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import type { WrittenEvent } from '../ics/write-events.ts';
import { writtenEvents } from '../ics/written-event.ts';
import { changeLetter, endLetter } from './guest.letters.ts';
import { newsFor, nextVersion, standing } from './guest-news.ts';
import { post } from './guests.ts';
import * as rows from './guests.sql.ts';

const mostAtOnce = 200;

/**
 * Once a minute those outside are told what became of their event: whoever moves it three times within one has one letter
 * sent. What was said last stands with the guest, so that nothing is told twice, on however many nodes.
 */
export const tellGuestsJob = job({
  name: 'calendar.tellGuests',
  payload: z.object({}),
  schedule: '* * * * *',
  async run(house) {
    for (const id of await rows.guestsBehind(house.db, mostAtOnce))
      await house.db.transaction((tx) => tellGuest(house, tx, id));
  },
});

async function tellGuest(house: House, tx: Db, id: string): Promise<void> {
  const guest = await rows.lockAsked(tx, id);
  if (guest === null) return;
  const concerned = await rows.rowsOf(tx, id);
  const [first] = concerned;
  if (first === undefined) return;
  const now = house.clock.now();
  const toldRev = Math.max(...concerned.map(({ rev }) => rev));
  const live = concerned.filter(({ deletedAt }) => deletedAt === null);
  if (live.length === 0) {
    await rows.updateGuest(tx, id, { toldRev, withdrawnAt: now });
    if (first.lastAt !== null && first.lastAt < now) return;
    const news = await newsFor(house, tx, guest, first, guest.told.map(nextVersion));
    return post(house, tx, endLetter(house.config, news, 'called off', now));
  }
  const events = inOrder(guest.told, writtenEvents(live));
  const isSame = JSON.stringify(events.map(substance)) === JSON.stringify(guest.told.map(substance));
  await rows.updateGuest(tx, id, isSame ? { toldRev } : { toldRev, told: events });
  const event = standing(live, now);
  if (isSame || event === undefined) return;
  await post(house, tx, changeLetter(house.config, await newsFor(house, tx, guest, event, events), now));
}

/** What concerns somebody who comes: neither its colour nor who answered what. */
const substance = ({
  title,
  notes,
  place,
  start,
  end,
  zone,
  all_day,
  repeat,
  original_start,
}: WrittenEvent) => [
  ...[title, notes, place, start, end, zone, all_day, repeat?.rule, original_start],
  ...(repeat?.except ?? []),
];

/** Programs take a version only when its number is higher than that of the one they have. */
function inOrder(told: readonly WrittenEvent[], events: readonly WrittenEvent[]): WrittenEvent[] {
  const last = Math.max(...told.map(({ sequence }) => sequence), 0);
  return events.map((event) => ({ ...event, sequence: Math.max(event.sequence, last + 1) }));
}
