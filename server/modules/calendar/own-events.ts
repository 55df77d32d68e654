import { saidOf } from '@kinsong/contract/calendar/attendees.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import type { BareLine } from '@kinsong/contract/insights/dashboard.ts';
import { allOccurrences } from '@kinsong/engines/calendar/occurrences.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { listMine } from './calendar.ts';

const daysAhead = 60;

/** What lies ahead and concerns somebody: to what they come, and what asks whether they do. Of what comes back, its next day. */
export async function ownEvents(
  house: House,
  person: Person,
  zone: string,
): Promise<{ coming: BareLine[]; unanswered: BareLine[] }> {
  const from = wallOfMoment(house.clock.now().getTime(), zone);
  const to = `${addDays(from.slice(0, 10), daysAhead)}T00:00`;
  const rows = await listMine(house, person, { from: from.slice(0, 10), to: to.slice(0, 10) });
  const met = new Set<string>();
  const ahead = allOccurrences(rows, { from, to, zone }).flatMap(({ event, wall_start }) => {
    const series = event.series_id ?? event.id;
    const asked = event.attendees.find(({ person_id }) => person_id === person.id);
    if (asked === undefined || met.has(series)) return [];
    met.add(series);
    const [said] = saidOf([asked], event.original_start);
    const line: BareLine = {
      ...{ kind: 'event', id: event.id, space_id: event.space_id, title: event.title, person_id: null },
      ...{ day: wall_start.slice(0, 10), time: event.all_day ? null : wall_start.slice(11, 16) },
    };
    return [{ line, answer: said?.answer ?? null, by: event.created_by }];
  });
  return {
    coming: ahead.filter(({ answer }) => answer === 'yes').map(({ line }) => line),
    unanswered: ahead
      .filter(({ answer }) => answer === null)
      .map(({ line, by }) => ({ ...line, kind: 'invited', person_id: by })),
  };
}
