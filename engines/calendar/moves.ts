import { durations, wholeDay, type Duration, type Times, type WallTime } from './times.ts';
import { minutesADay, movedBy, wallMinutes } from './wall.ts';

export const quarterHour = 15;

type Lasting = Pick<Times, 'start' | 'end' | 'all_day'>;

/** From a day, a time and one of the six lengths; eight hours are the whole day. */
export function lasting(date: string, time: string, duration: Duration): Lasting {
  if (duration === wholeDay) return allDay(date, date);
  const start = `${date}T${time}`;
  return { start, end: movedBy(start, durations[duration]), all_day: false };
}

/** From its first day to its last. */
export const allDay = (first: string, last: string): Lasting => ({
  start: `${first}T00:00`,
  end: movedBy(`${last}T00:00`, minutesADay),
  all_day: true,
});

/** Moved as it is; what lasts all day moves by whole days. */
export function shifted<Moved extends Lasting>(event: Moved, minutes: number): Moved {
  const by = event.all_day ? Math.round(minutes / minutesADay) * minutesADay : minutes;
  return { ...event, start: movedBy(event.start, by), end: movedBy(event.end, by) };
}

/** With another end, at a quarter of an hour and never before one has passed; whole days where it lasts all day. */
export function resized<Moved extends Lasting>(event: Moved, end: WallTime): Moved {
  const step = event.all_day ? minutesADay : quarterHour;
  const length = wallMinutes(end) - wallMinutes(event.start);
  return { ...event, end: movedBy(event.start, Math.max(step, Math.round(length / step) * step)) };
}
