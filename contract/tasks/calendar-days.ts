import type { DayText } from '../common/calendar-days.ts';
import { isDay } from '../common/calendar.ts';

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
