import type { BareLine } from '@kinsong/contract/insights/dashboard.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { atDoorsOf } from './waiting-at-doors.sql.ts';

/** Who stands at a door that somebody keeps. */
export async function waitingAtDoors(house: House, { id }: Person): Promise<BareLine[]> {
  return (await atDoorsOf(house.db, id)).map(({ personId, spaceId, words }) => ({
    ...{ kind: 'door', id: personId, space_id: spaceId, title: words, day: null, time: null },
    person_id: personId,
  }));
}
