import { day } from '@kinsong/contract/common/time.ts';
import { allOccurrences } from '@kinsong/engines/calendar/occurrences.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { listMine } from './calendar.ts';
import { zoneOf } from './ports.ts';

/** What the guide may know of an event: a day of it, as somebody may read it. */
export interface ComingEvent {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  readonly day: string;
  /** 17:00; null for the whole day. */
  readonly time: string | null;
}

const ahead = 30 * day;
const most = 50;

/** What is coming in all of somebody's spaces in the next weeks, soonest first; of what comes back, its next days. */
export async function comingEvents(house: House, person: Pick<Person, 'id'>): Promise<ComingEvent[]> {
  const now = house.clock.now();
  const zone = await zoneOf(house, person.id);
  const from = wallOfMoment(now.getTime(), zone);
  const to = wallOfMoment(now.getTime() + ahead, zone);
  const rows = await listMine(house, person, { from: from.slice(0, 10), to: to.slice(0, 10) });
  return allOccurrences(rows, { from, to, zone })
    .slice(0, most)
    .map(({ event, wall_start }) => ({
      id: event.id,
      spaceId: event.space_id,
      title: event.title,
      day: wall_start.slice(0, 10),
      time: event.all_day ? null : wall_start.slice(11, 16),
    }));
}
