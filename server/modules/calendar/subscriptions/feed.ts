import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import { createHash } from 'node:crypto';
import type { House } from '../../../platform/house.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import { findPersonById } from '../../identity/index.ts';
import { nameOfSpace, placeOf } from '../../spaces/index.ts';
import { tokenMark } from '../exchange-tokens.ts';
import { writeCalendar } from '../ics/write-calendar.ts';
import type { WrittenEvent } from '../ics/write-events.ts';
import { writtenEvents } from '../ics/written-event.ts';
import { dueTasksForFeed } from './due-tasks.ts';
import { eventsForFeed } from './feed.sql.ts';
import {
  deleteSubscription,
  noteRead,
  subscriptionByHash,
  type SubscriptionRow,
} from './subscriptions.sql.ts';

/** What was over so long ago no program needs to be told of. */
const lookedBack = 400 * day;

const form = /^([\w-]{43})\.ics$/;

/** The calendar at a private address, as whoever made it sees it now; who sees nothing any more has no such address. */
export async function readFeed(house: House, address: string): Promise<ServedFile> {
  const token = form.exec(address)?.[1];
  const row = token === undefined ? null : await subscriptionByHash(house.db, tokenMark(house, token));
  if (row === null) throw new Refusal('found.not');
  if (!(await isStillTheirs(house, row))) {
    await deleteSubscription(house.db, row.id, row.personId);
    throw new Refusal('found.not');
  }
  const now = house.clock.now();
  await noteRead(house.db, row.id, now, new Date(now.getTime() - hour));
  // Programs of one person ask at the same full hour: one large calendar is written at a time.
  const text = await oneAtATime(house, 'write a calendar', () => write(house, row, now));
  const bytes = Buffer.from(text);
  return {
    type: 'text/calendar; charset=utf-8',
    content: {
      size: bytes.length,
      tag: createHash('sha256').update(bytes).digest('base64url'),
      read: async (from, end) => inOne(bytes.subarray(from, end)),
    },
    keptBy: 'asker who asks again',
  };
}

async function* inOne(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

async function isStillTheirs({ db }: House, { personId, spaceId }: SubscriptionRow): Promise<boolean> {
  if ((await findPersonById(db, personId)) === null) return false;
  return spaceId === null || (await placeOf(db, personId, spaceId)) !== null;
}

async function write(
  house: House,
  { personId, spaceId, tasks }: SubscriptionRow,
  now: Date,
): Promise<string> {
  const since = new Date(now.getTime() - lookedBack);
  const [found, due, name] = await Promise.all([
    eventsForFeed(house.db, { personId, spaceId, since }),
    tasks ? dueTasksForFeed(house, personId, spaceId) : ([] as WrittenEvent[]),
    spaceId === null ? 'Kinsong' : nameOfSpace(house.db, spaceId),
  ]);
  return writeCalendar({ name, events: [...writtenEvents(found), ...due] }, now);
}
