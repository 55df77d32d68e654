import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { allOccurrences, type Occurrence } from '@kinsong/engines/calendar/occurrences.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { seriesOf } from '../alter-events.ts';
import { findFamily } from '../calendar.sql.ts';
import { eventShape } from '../contract-shapes.ts';
import { reachEvent } from '../find-event.ts';
import { zoneOf } from '../ports.ts';

const ahead = 400 * day;

/** The next time of an event, or the one on a day, by the clock of whoever may change it or take it away. */
export async function comingDay(
  house: House,
  person: Person,
  eventId: string,
  right: 'change' | 'delete',
  onDay: string | null = null,
): Promise<Occurrence<CalendarEvent>> {
  const found = await reachEvent(house, person, eventId, right);
  const zone = await zoneOf(house, person.id);
  const now = house.clock.now().getTime();
  const from = `${wallOfMoment(now, zone).slice(0, 10)}T00:00`;
  const family = (await findFamily(house.db, seriesOf(found))).map(eventShape);
  const next = allOccurrences(family, { from, to: wallOfMoment(now + ahead, zone), zone }).find(
    ({ event, wall_start }) => event.id === eventId && (onDay === null || wall_start.startsWith(onDay)),
  );
  if (next === undefined) throw new Refusal('found.not');
  return next;
}

/** Which of its days is meant, for the verbs; once, all of it. */
export const thatDay = ({ event, original_start }: Occurrence<CalendarEvent>) =>
  event.repeat === null && event.series_id === null
    ? { scope: 'all' as const }
    : { scope: 'this' as const, original_start: original_start ?? event.start };
