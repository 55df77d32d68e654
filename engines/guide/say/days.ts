import { capital } from '../../text/capital.ts';
import {
  addDays,
  dateOf,
  daysBetween,
  hereAndNow,
  monthOf,
  weekdayOf,
  yearOf,
} from '../read/days/calendar.ts';
import { months, weekdays } from '../read/days/numbers.ts';
import type { Days } from '../frames/frame.ts';
import type { World } from '../talk/world.ts';
import { inWords } from './phrases.ts';

type Clock = Pick<World, 'now' | 'timeZone'>;
export const todayIn = (world: Clock): string => hereAndNow(world.now, world.timeZone).day;
export const dayOf = (world: Pick<World, 'timeZone'>, moment: Date): string =>
  hereAndNow(moment, world.timeZone).day;

const weekdayName = (day: string): string => capital(weekdays[weekdayOf(day)] ?? '');
const monthName = (day: string): string => capital(months[monthOf(day) - 1] ?? '');

export function ordinal(date: number): string {
  const ending = Math.trunc(date / 10) === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}

/** As one says it from here: "tomorrow", "Friday", "Wednesday the 25th", "Saturday, 5 December". */
export function dayInWords(day: string, today: string): string {
  const away = daysBetween(today, day);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away === -1) return 'yesterday';
  if (away > 1 && away < 6) return weekdayName(day);
  if (away < 0 && away > -6) return `last ${weekdayName(day)}`;
  return fullDay(day, today);
}

/** Where a mistake would cost something the date is said in full: "Friday the 27th". */
export function fullDay(day: string, today: string): string {
  const away = Math.abs(daysBetween(today, day));
  if (away < 25 && monthOf(day) === monthOf(today)) return `${weekdayName(day)} the ${ordinal(dateOf(day))}`;
  const year = yearOf(day) === yearOf(today) || away < 180 ? '' : ` ${yearOf(day)}`;
  return `${weekdayName(day)}, ${dateOf(day)} ${monthName(day)}${year}`;
}

/** The date itself, whatever today is: "Friday, 20 November 2026". */
export const wholeDate = (day: string): string =>
  `${weekdayName(day)}, ${dateOf(day)} ${monthName(day)} ${yearOf(day)}`;

export function daysInWords({ from, to }: Days, today: string): string {
  if (from === to) return dayInWords(from, today);
  const away = daysBetween(from, to);
  const monday = addDays(today, -weekdayOf(today));
  if (away === 6 && from === monday) return 'this week';
  if (away === 6 && from === addDays(monday, 7)) return 'next week';
  if (away === 6 && from === addDays(monday, -7)) return 'last week';
  if (away === 1 && weekdayOf(from) === 5)
    return daysBetween(today, from) < 7 && to >= today
      ? 'this weekend'
      : `the weekend of the ${ordinal(dateOf(from))}`;
  if (dateOf(from) === 1 && dateOf(addDays(to, 1)) === 1 && away < 31)
    return from.slice(0, 7) === today.slice(0, 7) ? 'this month' : `in ${monthName(from)}`;
  return `from ${fullDay(from, today)} to ${fullDay(to, today)}`;
}

/** "on Saturday", and "tomorrow" without it. */
export function onDays(days: Days, today: string): string {
  const words = daysInWords(days, today);
  return days.from !== days.to || /^(?:today|tomorrow|yesterday|last)/.test(words) ? words : `on ${words}`;
}

export const onDay = (day: string, today: string): string => onDays({ from: day, to: day }, today);

/** "three days late", "due Friday at four" */
export function dueInWords(due: string | null, today: string, time: string | null = null): string | null {
  if (due === null) return null;
  const late = daysBetween(due, today);
  if (late > 0) return late === 1 ? 'a day late' : `${inWords(late)} days late`;
  return `due ${momentInWords(due, time, today)}`;
}

/** "Friday at four", and the day alone where no hour is known. */
export const momentInWords = (day: string, time: string | null, today: string): string =>
  time === null ? dayInWords(day, today) : `${dayInWords(day, today)} at ${hourInWords(time)}`;

/** Beyond doubt: "four in the afternoon". */
export function timeInWords(time: string): string {
  const [hours = 0] = time.split(':').map(Number);
  if (time === '12:00') return 'noon';
  if (time === '00:00' || time === '23:59') return 'midnight';
  if (isOdd(time)) return time;
  const part = hours < 12 ? 'in the morning' : hours < 18 ? 'in the afternoon' : 'in the evening';
  return `${onTheClock(time)} ${part}`;
}

/** As it is said in passing: "four" is the one by day, "four in the morning" the other. */
export function hourInWords(time: string): string {
  const [hours = 0] = time.split(':').map(Number);
  return hours > 8 && hours < 19 && time !== '12:00' && !isOdd(time) ? onTheClock(time) : timeInWords(time);
}

/** No round five minutes: said in figures, as a timetable does. */
const isOdd = (time: string): boolean => Number(time.slice(3)) % 5 !== 0;

const past: Readonly<Record<number, string>> = {
  5: 'five past',
  10: 'ten past',
  15: 'quarter past',
  20: 'twenty past',
  25: 'twenty-five past',
  30: 'half past',
};
const until: Readonly<Record<number, string>> = {
  35: 'twenty-five to',
  40: 'twenty to',
  45: 'quarter to',
  50: 'ten to',
  55: 'five to',
};

function onTheClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = (hours: number): string => inWords(hours % 12 === 0 ? 12 : hours % 12);
  if (minutes === 0) return hour(hours);
  return past[minutes] === undefined
    ? `${until[minutes]} ${hour(hours + 1)}`
    : `${past[minutes]} ${hour(hours)}`;
}
