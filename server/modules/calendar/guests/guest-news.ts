import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import { profilesOf } from '../../seekers/index.ts';
import type { EventRow } from '../calendar.sql.ts';
import { guestToken } from '../exchange-tokens.ts';
import type { WrittenEvent } from '../ics/write-events.ts';
import type { GuestNews } from './guest.letters.ts';
import type { GuestRow } from './guests.sql.ts';

/** A letter about what never ends is of use for so long. */
const atMost = 365 * day;
/** What is over in a moment is worth its letter still. */
const atLeast = day;

/** What letters to a guest say, by what they were told last or are told now. */
export async function newsFor(
  house: House,
  db: Db,
  guest: GuestRow,
  event: EventRow,
  events: readonly WrittenEvent[] = guest.told,
): Promise<GuestNews> {
  const [first, ...more] = events;
  if (first === undefined) throw new Refusal('found.not');
  const now = house.clock.now().getTime();
  const ends = event.lastAt?.getTime() ?? Infinity;
  return {
    to: guest.email,
    name: guest.name,
    host: await hostOf(db, guest),
    token: guestToken(house, guest.id),
    answer: event.guests.find(({ id }) => id === guest.id)?.answer ?? null,
    events: [first, ...more],
    expiresAt: new Date(Math.max(now + atLeast, Math.min(ends, now + atMost))),
  };
}

/** Who asked them, by the name that everybody here knows them by. */
export async function hostOf(db: Db, { invitedBy }: Pick<GuestRow, 'invitedBy'>): Promise<string> {
  return (await profilesOf(db, [invitedBy])).get(invitedBy)?.name || 'Somebody at Kinsong';
}

/** Programs take a version only when its number is higher than that of the one they have. */
export const nextVersion = (event: WrittenEvent): WrittenEvent => ({
  ...event,
  sequence: event.sequence + 1,
});

/** What of an event still stands and is not over, series before their single days. */
export const standing = (rows: readonly EventRow[], now: Date): EventRow | undefined =>
  rows.find(({ deletedAt, lastAt }) => deletedAt === null && (lastAt === null || lastAt >= now));
