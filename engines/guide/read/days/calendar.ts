import { wallOfMoment } from '../../../calendar/zone.ts';
import type { Days } from '../../frames/frame.ts';

/** Days of the calendar as text, 2026-11-25: no hour and no zone, so that no clock change can move one. */
const millisecondsInADay = 86_400_000;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const written = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  written(new Date(utc(day).getTime() + count * millisecondsInADay));

export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / millisecondsInADay);

/** Monday is 0. */
export const weekdayOf = (day: string): number => (utc(day).getUTCDay() + 6) % 7;

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));
export const dateOf = (day: string): number => Number(day.slice(8, 10));

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Null for a day that no month has, as the 30th of February. */
export function dayOrNull(year: number, month: number, date: number): string | null {
  if (month < 1 || month > 12 || date < 1 || year < 1 || year > 9999) return null;
  if (date > daysInMonth(year, month)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** The same date so many months on, or the last of a shorter month. */
export function addMonths(day: string, count: number): string {
  const months = yearOf(day) * 12 + monthOf(day) - 1 + count;
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  return dayOrNull(year, month, Math.min(dateOf(day), daysInMonth(year, month))) ?? day;
}

export const oneDay = (day: string): Days => ({ from: day, to: day });

/** Weeks begin on Monday. */
export function weekOf(day: string): Days {
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

export function monthDays(year: number, month: number): Days {
  const first = dayOrNull(year, month, 1) ?? '0001-01-01';
  return { from: first, to: addDays(addMonths(first, 1), -1) };
}

/** Day and time of day where the person is. */
export function hereAndNow(now: Date, timeZone: string): { day: string; time: string } {
  const wall = wallOfMoment(now.getTime(), timeZone);
  return { day: wall.slice(0, 10), time: wall.slice(11) };
}

/** Easter Sunday of the western church, by the rule of Gauss as Meeus wrote it down. */
export function easter(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOrNull(year, month, ((h + l - 7 * m + 114) % 31) + 1) ?? `${year}-04-01`;
}
