import { addDays, type DayText } from '../common/calendar-days.ts';
import type { Repeat } from './task.ts';

const longestSearch = 7 * 366 + 1;

/** Weekdays from Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: DayText): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const dayNumber = (day: DayText): number => Number(day.slice(8));
const monthNumber = (day: DayText): number => Number(day.slice(5, 7));
/** The last day of a month is followed by a first. */
const isLastOfMonth = (day: DayText): boolean => dayNumber(addDays(day, 1)) === 1;

/** Whether a day is one of them. What a month is too short for falls on its last day. */
export function fallsOn(repeat: Repeat, day: DayText): boolean {
  switch (repeat.every) {
    case 'day':
      return true;
    case 'week':
      return repeat.days.includes(weekdayOf(day));
    case 'month':
      return isOrShortened(repeat.day, day);
    case 'year':
      return monthNumber(day) === repeat.month && isOrShortened(repeat.day, day);
  }
}

const isOrShortened = (wanted: number, day: DayText): boolean =>
  dayNumber(day) === wanted || (wanted > dayNumber(day) && isLastOfMonth(day));

/** The first of these days from a day on, that day counted in. */
export function firstFrom(repeat: Repeat, day: DayText): DayText {
  for (let ahead = 0; ahead < longestSearch; ahead += 1) {
    const found = addDays(day, ahead);
    if (fallsOn(repeat, found)) return found;
  }
  throw new Error(`a repetition without days: ${JSON.stringify(repeat)}`);
}

/** When the next one is due: after this one's day, and never on a day that is over. */
export function nextDue(repeat: Repeat, due: DayText | null, today: DayText): DayText {
  const after = addDays(due ?? today, 1);
  return firstFrom(repeat, after > today ? after : today);
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const monthNames = 'January February March April May June July August September October November December';

/** 'each Thursday', 'every day', 'every month on the 31st'. */
export function repeatInWords(repeat: Repeat): string {
  switch (repeat.every) {
    case 'day':
      return 'every day';
    case 'week':
      return weekInWords(repeat.days);
    case 'month':
      return repeat.day === 31 ? 'every month on its last day' : `every month on the ${nth(repeat.day)}`;
    case 'year':
      return `every year on ${repeat.day} ${monthNames.split(' ')[repeat.month - 1]}`;
  }
}

function weekInWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  if (sorted.length === 7) return 'every day';
  if (sorted.join('') === '12345') return 'each weekday';
  const names = sorted.map((day) => weekdays[day - 1]);
  return `each ${names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}`;
}

const nth = (day: number): string => {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

const weekdayName = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const each = '(?:each|every)';
const dayList = new RegExp(
  `\\b${each}\\s+(${weekdayName}(?:(?:\\s*,\\s*|\\s+and\\s+|\\s*,\\s*and\\s+)${weekdayName})*)`,
  'i',
);
const oneOfThem = new RegExp(weekdayName, 'gi');

/** What words say of coming back: "water the beans each Thursday", "pay the rent every month on the 1st". */
export function repeatIn(text: string, today: DayText): Repeat | null {
  const named = dayList.exec(text)?.[1];
  if (named !== undefined) {
    const days = (named.match(oneOfThem) ?? []).map(
      (name) =>
        weekdays.findIndex((each) => each.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1,
    );
    return { every: 'week', days: [...new Set(days)].sort((a, b) => a - b) };
  }
  if (/\b(?:each|every)\s+(?:weekday|working day)s?\b/i.test(text))
    return { every: 'week', days: [1, 2, 3, 4, 5] };
  if (/\b(?:(?:each|every)\s+(?:day|morning|evening|night)|daily)\b/i.test(text)) return { every: 'day' };
  if (/\b(?:(?:each|every)\s+week|weekly)\b/i.test(text)) return { every: 'week', days: [weekdayOf(today)] };
  const onThe =
    /\b(?:(?:each|every)\s+month|monthly)\b(?:\s+on)?(?:\s+the)?(?:\s+(\d{1,2})(?:st|nd|rd|th)?\b)?/i.exec(
      text,
    );
  if (onThe !== null) return { every: 'month', day: within(onThe[1], dayNumber(today)) };
  if (/\b(?:(?:each|every)\s+year|yearly|annually)\b/i.test(text))
    return { every: 'year', month: monthNumber(today), day: dayNumber(today) };
  return null;
}

const within = (written: string | undefined, otherwise: number): number => {
  const day = Number(written);
  return day >= 1 && day <= 31 ? day : otherwise;
};
