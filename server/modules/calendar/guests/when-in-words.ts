import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { day } from '@kinsong/contract/common/time.ts';

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A wall clock read as if it stood in UTC: only its words are wanted. */
const asDate = (wall: string): Date => new Date(`${wall}Z`);
const dayOf = (at: Date): string => days.format(at).replace(',', '');

export const dayInWords = (wall: string): string => dayOf(asDate(wall));

/** "Saturday 17 October 2026, 15:00 to 16:00 (Europe/Berlin)": by the clock where it happens. */
export function whenInWords(event: Pick<CalendarEvent, 'start' | 'end' | 'zone' | 'all_day'>): string {
  const { start, end, zone, all_day } = event;
  const first = dayOf(asDate(start));
  if (all_day) {
    // It ends at the midnight after its last day.
    const last = dayOf(new Date(asDate(end).getTime() - day));
    return first === last ? `${first}, all day` : `${first} to ${last}`;
  }
  const until =
    end.slice(0, 10) === start.slice(0, 10) ? end.slice(11) : `${dayOf(asDate(end))}, ${end.slice(11)}`;
  return `${first}, ${start.slice(11)} to ${until} (${zone.replaceAll('_', ' ')})`;
}
