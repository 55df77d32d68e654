import { addDays, dateOf, daysBetween, hereAndNow, monthOf, weekdayOf, yearOf } from '../dates/calendar.ts';
import { months, weekdays } from '../dates/numbers.ts';
import type { Days } from '../understanding.ts';
import type { World } from '../world.ts';
import { inWords, opened } from './phrases.ts';

export const todayIn = (world: Pick<World, 'now' | 'timeZone'>): string =>
  hereAndNow(world.now, world.timeZone).day;
export const dayOf = (world: Pick<World, 'timeZone'>, moment: Date): string =>
  hereAndNow(moment, world.timeZone).day;

const weekdayName = (day: string): string => opened(weekdays[weekdayOf(day)] ?? '');
const monthName = (day: string): string => opened(months[monthOf(day) - 1] ?? '');

export function ordinal(date: number): string {
  const ending =
    date % 10 === 1 && date !== 11
      ? 'st'
      : date % 10 === 2 && date !== 12
        ? 'nd'
        : date % 10 === 3 && date !== 13
          ? 'rd'
          : 'th';
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

export function dueInWords(due: string | null, today: string): string | null {
  if (due === null) return null;
  const late = daysBetween(due, today);
  if (late > 0) return late === 1 ? 'a day late' : `${inWords(late)} days late`;
  return `due ${dayInWords(due, today)}`;
}

export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (time === '12:00') return 'noon';
  if (time === '23:59') return 'midnight';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  const part = hours < 12 ? 'in the morning' : hours < 18 ? 'in the afternoon' : 'in the evening';
  return `${minutes === 0 ? inWords(hour) : `${hour}:${String(minutes).padStart(2, '0')}`} ${part}`;
}
