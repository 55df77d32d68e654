import { saidOf } from '@kinsong/contract/calendar/attendees.ts';
import { takesTime } from '@kinsong/contract/calendar/event.ts';
import type {
  freeTimes as freeCall,
  FreeHours,
  ShownFree,
  Span,
} from '@kinsong/contract/calendar/free-times.ts';
import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { besides, freeWindows, merged, type Stretch } from '@kinsong/engines/calendar/free.ts';
import { allOccurrences } from '@kinsong/engines/calendar/occurrences.ts';
import { dayOfWall, wallText, weekdayOf } from '@kinsong/engines/calendar/wall.ts';
import { momentOfWall, wallAt } from '@kinsong/engines/calendar/zone.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { busyRows, findShownFree, keepShownFree, whatAllShow } from './free-times.sql.ts';

/** What stands there before one has chosen: nothing is shown, and these hours would be. */
const byDay: FreeHours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '21:00' }));
const nothingShown: ShownFree = { shown: false, zone: 'UTC', hours: byDay };

export async function shownFree(house: House, person: Person, spaceId: string): Promise<ShownFree> {
  await mayOrRefuse(house, person, 'calendar.read', spaceId);
  return (await findShownFree(house.db, spaceId, person.id)) ?? nothingShown;
}

export async function showFree(
  house: House,
  person: Person,
  spaceId: string,
  chosen: ShownFree,
): Promise<ShownFree> {
  await mayOrRefuse(house, person, 'calendar.read', spaceId);
  if (chosen.hours.some(({ from, to }) => to !== '00:00' && to <= from)) {
    throw new Refusal('input.wrong', { hours: 'Each stretch ends after it begins.' });
  }
  await keepShownFree(house.db, spaceId, person.id, chosen);
  return chosen;
}

const mostSuggestions = 6;

/** When people are busy who chose to show it, and where all of them are free. Whoever asks sees their own besides. */
export async function freeTimes(
  house: House,
  person: Person,
  spaceId: string,
  { from, days, minutes, zone, people }: Received<typeof freeCall>['query'],
): Promise<Answer<typeof freeCall>> {
  await mayOrRefuse(house, person, 'calendar.read', spaceId);
  const begin = momentOfWall(`${from}T00:00`, zone);
  const whole = { start: begin, end: momentOfWall(`${addDays(from, days)}T00:00`, zone) };
  const wanted = people === undefined ? null : new Set(people.toLowerCase().split(','));
  const here = (await whatAllShow(house.db, spaceId)).filter(
    ({ personId }) => wanted === null || wanted.has(personId),
  );
  const seen = here.filter(({ personId, shown }) => shown !== null || personId === person.id);
  const busy = await busyOf(
    house,
    whole,
    seen.map(({ personId }) => personId),
  );
  const taken = new Map(
    seen.map(({ personId, shown }) => {
      const outside = shown === null ? [] : besides(whole, openHours(shown, whole));
      return [personId, merged([...(busy.get(personId) ?? []), ...outside])];
    }),
  );
  const fromNow = { ...whole, start: Math.max(whole.start, house.clock.now().getTime()) };
  const windows =
    seen.length === 0
      ? []
      : freeWindows(fromNow, [...taken.values()].flat(), { minutes, most: mostSuggestions });
  return {
    people: here.map(({ personId, shown }) => ({
      person_id: personId,
      shown: shown !== null,
      busy: (taken.get(personId) ?? []).map(spanOf),
    })),
    suggestions: windows.map(spanOf),
  };
}

const spanOf = ({ start, end }: Stretch): Span => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});

/** Whom events keep busy, and when; in whichever of their spaces. */
async function busyOf(
  house: House,
  whole: Stretch,
  people: readonly string[],
): Promise<Map<string, Stretch[]>> {
  const busy = new Map<string, Stretch[]>(people.map((id) => [id, []]));
  if (people.length === 0) return busy;
  const rows = await busyRows(house.db, people, new Date(whole.start), new Date(whole.end));
  const span = {
    from: wallText(wallAt(whole.start, 'UTC')),
    to: wallText(wallAt(whole.end, 'UTC')),
    zone: 'UTC',
  };
  for (const { event, original_start, start, end } of allOccurrences(rows, span)) {
    if (!takesTime(event)) continue;
    const day = event.series_id === null ? original_start : null;
    for (const { person_id, answer } of day === null ? event.people : saidOf(event.people, day))
      if (answer !== 'no') busy.get(person_id)?.push(within(whole, { start, end }));
  }
  return busy;
}

const within = (whole: Stretch, { start, end }: Stretch): Stretch => ({
  start: Math.max(whole.start, start),
  end: Math.min(whole.end, end),
});

/** The hours of the week that somebody keeps for it, as the moments they are. */
function openHours({ hours, zone }: ShownFree, whole: Stretch): Stretch[] {
  const open: Stretch[] = [];
  const last = dayOfWall(wallAt(whole.end, zone));
  for (let number = dayOfWall(wallAt(whole.start, zone)); number <= last; number += 1) {
    const day = wallText(number * 1440).slice(0, 10);
    for (const { weekday, from, to } of hours) {
      if (weekday !== weekdayOf(number) + 1) continue;
      const end = to === '00:00' ? `${addDays(day, 1)}T00:00` : `${day}T${to}`;
      open.push({ start: momentOfWall(`${day}T${from}`, zone), end: momentOfWall(end, zone) });
    }
  }
  return open;
}
