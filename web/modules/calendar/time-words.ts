import { addDays, daysBetween, type DayText } from '@kinsong/contract/common/calendar-days.ts';

/** A clock on the wall as it is written: 2026-10-17T15:00. No zone is in it. */
export type WallTime = string;

/** Made once: to make one takes longer than to draw what it dates. */
const format = (how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...how, timeZone: 'UTC' });
const formats = {
  weekday: format({ weekday: 'long' }),
  short: format({ weekday: 'short' }),
  month: format({ month: 'long' }),
  monthYear: format({ month: 'long', year: 'numeric' }),
  day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  dayYear: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
};

const at = (day: DayText): Date => new Date(`${day}T00:00:00Z`);

export const weekdayOf = (day: DayText): string => formats.weekday.format(at(day));
export const shortWeekday = (day: DayText): string => formats.short.format(at(day));
export const monthOf = (day: DayText): string => formats.month.format(at(day));
export const monthAndYear = (day: DayText): string => formats.monthYear.format(at(day));
export const numberOf = (day: DayText): number => Number(day.slice(8, 10));

/** 'Saturday 17 October'; with its year where that is not this one. */
export const dayWords = (day: DayText, today: DayText): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? formats.day : formats.dayYear).format(at(day)).replace(',', '');

/** '17 October', where there is little room. */
export const shortDayWords = (day: DayText): string => `${numberOf(day)} ${monthOf(day)}`;

/** 'Saturday 17', where the month is plain. */
export const dayOfMonthWords = (day: DayText): string => `${weekdayOf(day)} ${numberOf(day)}`;

export const dayIn = (time: WallTime): DayText => time.slice(0, 10);

/** '8:00', '15:30': as one says it, without a nought before. */
export const clock = (time: WallTime): string => time.slice(11, 16).replace(/^0/, '');

/** Minutes since midnight on the clock. */
export const minutesOf = (time: WallTime): number =>
  Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

/** '12 to 18 October', '28 September to 4 October'; with the year where it is not this one. */
export function weekWords(monday: DayText, today: DayText): string {
  const sunday = addDays(monday, 6);
  const year = sunday.slice(0, 4) === today.slice(0, 4) ? '' : ` ${sunday.slice(0, 4)}`;
  const from = monthOf(monday) === monthOf(sunday) ? '' : ` ${monthOf(monday)}`;
  return `${numberOf(monday)}${from} to ${numberOf(sunday)} ${monthOf(sunday)}${year}`;
}

const small = 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',');
/** Up to twelve in words. */
export const inWords = (count: number): string => small[count] ?? String(count);

/** 'half an hour', 'one hour', 'two and a half hours', '1 hour 45', 'three days'. */
export function lengthWords(minutes: number): string {
  if (minutes >= 1440 && minutes % 1440 === 0) {
    const days = minutes / 1440;
    return days === 1 ? 'one day' : `${inWords(days)} days`;
  }
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return rest === 30 ? 'half an hour' : `${rest} minutes`;
  if (rest === 30) return hours === 1 ? 'one and a half hours' : `${inWords(hours)} and a half hours`;
  const whole = hours === 1 ? 'one hour' : `${inWords(hours)} hours`;
  return rest === 0 ? whole : `${whole} ${rest}`;
}

/** How far away a day is: 'today', 'tomorrow', 'four more sleeps', 'three days ago'. */
export function awayWords(day: DayText, today: DayText): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `${inWords(days)} more sleeps` : `${inWords(-days)} days ago`;
}

export const mondayOf = (day: DayText): DayText => addDays(day, -((at(day).getUTCDay() + 6) % 7));

export const firstOfMonth = (day: DayText): DayText => `${day.slice(0, 7)}-01`;

/** The first of the month so many months away. */
export function monthsOn(day: DayText, months: number): DayText {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The weeks of a month whole, Monday first: what lies around it too. */
export function daysOfMonth(day: DayText): DayText[] {
  const first = firstOfMonth(day);
  const from = mondayOf(first);
  const last = addDays(monthsOn(day, 1), -1);
  const weeks = Math.ceil((daysBetween(from, last) + 1) / 7);
  return Array.from({ length: weeks * 7 }, (_, at) => addDays(from, at));
}

export const isDayText = (text: string | undefined): text is DayText =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
