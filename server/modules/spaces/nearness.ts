import type { Nearness } from '@kinsong/contract/seekers/audiences.ts';
import { nearnessOf } from '@kinsong/contract/spaces/nearness.ts';
import type { House } from '../../platform/house.ts';
import { kindsShared } from './nearness.sql.ts';

/** How near two people are, by the spaces in which both are now; null for strangers. */
export async function nearness(house: House, personId: string, otherId: string): Promise<Nearness | null> {
  return nearnessOf(await kindsShared(house.db, personId, otherId));
}
