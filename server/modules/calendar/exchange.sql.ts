import type { Db } from '../../platform/database/index.ts';
import { eraseGuestsOf } from './guests/guests.sql.ts';
import { eraseSubscriptionsTo } from './subscriptions/subscriptions.sql.ts';

/** What led out of a space goes with it: private addresses, and where letters went. */
export async function eraseExchange(db: Db, spaceId: string): Promise<undefined> {
  await eraseSubscriptionsTo(db, spaceId);
  await eraseGuestsOf(db, spaceId);
}
