import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { addDays, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { WallTime } from '@kinsong/engines/calendar/times.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { dayIn } from './time-words.ts';

/** How far what one did has come: at the house, on its way, kept for later, or refused. */
export type Way = 'there' | 'sending' | 'kept' | 'refused';

/** A row with what waits in the outbox laid over it. */
export interface ShownEvent {
  readonly event: CalendarEvent;
  readonly way: Way;
  /** What waits in the outbox for it, the last of it. */
  readonly item?: OutboxItem;
  readonly refused?: ErrorCode;
}

/** One day of an event, as the clock here shows it. */
export interface Shown extends ShownEvent {
  readonly key: string;
  /** Which day of a series it is, by the series’ own clock. */
  readonly originalStart: WallTime | null;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly allDay: boolean;
  /** The same by the event’s own clock. */
  readonly zoneStart: WallTime;
  readonly zoneEnd: WallTime;
  /** The same as moments, for comparing. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** I said that I do not come. */
  readonly declined: boolean;
}

/** What a view is about: from one day to the day before another. */
export interface DayRange {
  readonly from: DayText;
  readonly until: DayText;
}

/** On which days it is: what ends at midnight is not on the day after. */
export function daysOf({ start, end }: Pick<Shown, 'start' | 'end'>): DayText[] {
  const last = end.endsWith('T00:00') && end > start ? addDays(dayIn(end), -1) : dayIn(end);
  const days: DayText[] = [];
  for (let day = dayIn(start); day <= last; day = addDays(day, 1)) days.push(day);
  return days.length === 0 ? [dayIn(start)] : days;
}

/** Whole days stand above the hours, and so does what lasts over a night and a day. */
export const isAboveHours = ({ allDay, startsAt, endsAt }: Shown): boolean =>
  allDay || endsAt - startsAt >= 86_400_000;

/** What is on each day, in its order. */
export function byDay(shown: readonly Shown[]): ReadonlyMap<DayText, readonly Shown[]> {
  const days = new Map<DayText, Shown[]>();
  for (const each of shown)
    for (const day of daysOf(each)) {
      const there = days.get(day);
      if (there === undefined) days.set(day, [each]);
      else there.push(each);
    }
  return days;
}
