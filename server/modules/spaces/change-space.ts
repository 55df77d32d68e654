import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { forgetPlaces } from './permission.ts';
import { nextRevision } from './revisions.sql.ts';

/**
 * Changes of one space happen one after the other on this node, so that they are also told in that order. Between nodes
 * the space's row lock orders the commits; what is then told out of order, a reader notices by the revision and asks.
 */
export const inOrder = <T>(house: House, spaceId: string, task: () => Promise<T>): Promise<T> =>
  oneAtATime(house, `space ${spaceId}`, task);

export interface Changed<T> {
  readonly result: T;
  readonly changes: readonly LiveChange[];
}

/** Changes something in a space: one transaction, one revision, told after the commit. */
export function changeSpace<T>(
  house: House,
  spaceId: string,
  work: (tx: Db, rev: number) => Promise<Changed<T>>,
): Promise<T> {
  return inOrder(house, spaceId, async () => {
    const { rev, result, changes } = await house.db.transaction(async (tx) => {
      const rev = await nextRevision(tx, spaceId);
      return { rev, ...(await work(tx, rev)) };
    });
    forgetPlaces(house, spaceId);
    house.live.publish({ space: spaceId, after: rev - 1, rev, changes });
    return result;
  });
}
