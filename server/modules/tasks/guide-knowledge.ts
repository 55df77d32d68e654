import { day } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { readableBy, type KnownTask } from './my-tasks.sql.ts';

const doneLately = 60 * day;

/** Everything open that someone may read, and what was done in the last sixty days. */
export async function knownTasks(house: House, person: Pick<Person, 'id'>): Promise<KnownTask[]> {
  const since = new Date(house.clock.now().getTime() - doneLately);
  return readableBy(house.db, person.id, since);
}
