import { isDay } from '../common/calendar.ts';

/** Days of the calendar as they are written: 2026-10-24. No time zone is in them, so none can go wrong. */
export type DayText = string;

const dayMs = 86_400_000;
const startOf = (day: DayText): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: DayText, days: number): DayText =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days from one to the other; negative when it is past. */
export const daysBetween = (from: DayText, to: DayText): number => (startOf(to) - startOf(from)) / dayMs;

/** The day it is where this device is. */
export function dayOf(moment: Date): DayText {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const month = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\.?`;
const dayNumber = (name: string): string => `(?<${name}>\\d{1,2})(?:st|nd|rd|th)?`;
const year = '(?:,?\\s+(?<year>\\d{4}))?';

/** What may stand after 'by', 'due' or 'before', each in its own way of writing a date. */
const ways = [
  `(?<y>\\d{4})-(?<m>\\d{1,2})-(?<d>\\d{1,2})`,
  `(?<first>\\d{1,2})[/.](?<second>\\d{1,2})(?:[/.](?<end>\\d{4}|\\d{2}))?`,
  `${month}\\s+${dayNumber('day')}(?!\\d)${year}`,
  `${dayNumber('day')}(?:\\s+of)?\\s+${month}(?![a-z])${year}`,
].map((way) => new RegExp(`\\b(?:by|due|before)(?:\\s+(?:on|by|before|the))*:?\\s+${way}(?![\\d/-])`, 'iu'));

/** The day that a sentence names after 'by', 'due' or 'before': the next such day from today on, or null. */
export function namedDay(text: string, today: DayText): DayText | null {
  for (const way of ways) {
    const parts = way.exec(text)?.groups;
    const day = parts === undefined ? null : dayFrom(parts, today);
    // A day that is over can not be meant.
    if (day !== null && day >= today) return day;
  }
  return null;
}

function dayFrom(parts: Record<string, string | undefined>, today: DayText): DayText | null {
  if (parts['y'] !== undefined) return validDay(Number(parts['y']), Number(parts['m']), Number(parts['d']));
  if (parts['first'] !== undefined) {
    // The house writes the day first; what can only be a month and a day is read as that.
    const [one, two] = [Number(parts['first']), Number(parts['second'])];
    const [day, month] = two > 12 ? [two, one] : [one, two];
    return inYear(parts['end'], month, day, today);
  }
  const place = months.findIndex((name) => name.startsWith((parts['month'] ?? '').slice(0, 3).toLowerCase()));
  return inYear(parts['year'], place + 1, Number(parts['day']), today);
}

function inYear(written: string | undefined, month: number, day: number, today: DayText): DayText | null {
  if (written !== undefined) return validDay(Number(written.padStart(4, '20')), month, day);
  const thisYear = Number(today.slice(0, 4));
  // The 29th of February may be four years away, or eight.
  for (let year = thisYear; year <= thisYear + 8; year += 1) {
    const found = validDay(year, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

function validDay(year: number, month: number, day: number): DayText | null {
  const two = (part: number): string => String(part).padStart(2, '0');
  const written = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isDay(written) ? written : null;
}

/** With its year where that is not this one: "Friday 31 December" alone would be the next. */
export function dayInWords(day: DayText, now: Date, weekday: 'long' | 'short'): string {
  const isThisYear = day.startsWith(`${now.getUTCFullYear()}-`);
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday,
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
}
