import type { Shown } from '../shown.ts';
import { addDays, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import { clock, dayIn, dayWords, lengthWords } from '../time-words.ts';
import { typeMarks } from './event-marks.ts';

/** 'Saturday 17 October', or from its first day to its last. */
export function whichDays({ start, end, allDay }: Shown, today: DayText): string {
  const first = dayIn(start);
  const last = allDay ? addDays(dayIn(end), -1) : dayIn(end);
  if (last <= first) return dayWords(first, today);
  return `${dayWords(first, today)} to ${dayWords(last, today)}`;
}

/** '15:00, four hours', 'all day'; where it ends on another day, until when. */
export function whatTime({ start, end, allDay, startsAt, endsAt }: Shown): string {
  if (allDay) return 'all day';
  if (endsAt <= startsAt) return clock(start);
  if (dayIn(start) !== dayIn(end)) return `${clock(start)} to ${clock(end)}`;
  return `${clock(start)}, ${lengthWords(Math.round((endsAt - startsAt) / 60_000))}`;
}

/** What somebody hears after its title who walks over it by keys. */
export function aloud(shown: Shown, today: DayText): string {
  const { event, declined, way } = shown;
  const parts = [
    ...[typeMarks[event.type].word, whichDays(shown, today), whatTime(shown)],
    ...[declined ? 'you said no' : '', waysAloud[way]],
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const waysAloud: Readonly<Record<Shown['way'], string>> = {
  there: '',
  sending: '',
  kept: 'kept on this device',
  refused: 'not sent',
};

/** Where it stands in the calendar of its salon. */
export function addressOf({ event, originalStart, start }: Shown): string {
  const at = originalStart === null ? '' : `&at=${originalStart}`;
  return `/salon/${event.space_id}?tab=calendar&day=${dayIn(start)}&event=${event.id}${at}`;
}
