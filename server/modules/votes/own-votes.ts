import type { BareLine } from '@kinsong/contract/insights/dashboard.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { uncastBy } from './own-votes.sql.ts';

/** What waits for somebody's voice, with the moment at which it closes where they are. */
export async function votesAwaiting(house: House, { id }: Person, zone: string): Promise<BareLine[]> {
  return (await uncastBy(house.db, id)).map(({ id, spaceId, title, deadline, createdBy }) => {
    const closes = wallOfMoment(deadline.getTime(), zone);
    return {
      ...{ kind: 'vote', id, space_id: spaceId, title, person_id: createdBy },
      ...{ day: closes.slice(0, 10), time: closes.slice(11, 16) },
    };
  });
}
