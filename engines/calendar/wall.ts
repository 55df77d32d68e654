import type { WallTime } from './times.ts';

/** Wall clocks are reckoned in minutes since the first of January 1970, as if no zone ever changed its clocks. */
export const minutesADay = 1440;

export const wallMinutes = (wall: WallTime): number => Date.parse(`${wall}:00Z`) / 60_000;

export const wallText = (minutes: number): WallTime => new Date(minutes * 60_000).toISOString().slice(0, 16);

export const dayOfWall = (minutes: number): number => Math.floor(minutes / minutesADay);

/** Days are counted like minutes: the first of January 1970 is day 0, a Thursday. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function calendarDay(number: number): CalendarDay {
  const date = new Date(number * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** From Monday, 0, to Sunday, 6. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

export const daysInMonth = (year: number, month: number): number =>
  dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);

export const movedBy = (wall: WallTime, minutes: number): WallTime => wallText(wallMinutes(wall) + minutes);
