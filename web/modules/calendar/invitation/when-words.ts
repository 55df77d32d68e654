import type { OpenInvitation } from '@kinsong/contract/calendar/guests.ts';

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const aDay = 86_400_000;

/** A wall clock read as if it stood in UTC: only its words are wanted. */
const at = (wall: string): Date => new Date(`${wall}Z`);
const dayOf = (date: Date): string => days.format(date).replace(',', '');
const clock = (wall: string): string => wall.slice(11).replace(/^0/, '');

/** 'Saturday 17 October 2026, 15:00 to 16:00', by the clock where it happens; it is named where it is not the reader’s. */
export function whenWords(
  { start, end, zone, all_day }: Pick<OpenInvitation, 'start' | 'end' | 'zone' | 'all_day'>,
  here = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const first = dayOf(at(start));
  if (all_day) {
    const last = dayOf(new Date(at(end).getTime() - aDay));
    return first === last ? `${first}, all day.` : `${first} to ${last}.`;
  }
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  const until = sameDay ? clock(end) : `${dayOf(at(end))}, ${clock(end)}`;
  const where = zone === here ? '' : ` (${zone.replaceAll('_', ' ')} time)`;
  return `${first}, ${clock(start)} to ${until}${where}.`;
}
