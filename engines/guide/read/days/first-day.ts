import { addDays, dateOf, daysInMonth, monthOf, weekdayOf, yearOf } from './calendar.ts';

export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const longest = 5 * 366;

/** The first day of a repetition, from a day on; null where the rule leaves it open: "every week". */
export function firstDay(rule: string, from: string): string | null {
  const parts = new Map(rule.split(';').map((part) => [part.split('=')[0], part.split('=')[1] ?? '']));
  const days = parts.get('BYDAY')?.split(',');
  const dates = parts.get('BYMONTHDAY')?.split(',').map(Number);
  const months = parts.get('BYMONTH')?.split(',').map(Number);
  if (days === undefined && dates === undefined && parts.get('FREQ') !== 'DAILY') return null;
  for (let day = from, tried = 0; tried < longest; day = addDays(day, 1), tried += 1) {
    const left = daysInMonth(yearOf(day), monthOf(day)) - dateOf(day);
    if (
      (months === undefined || months.includes(monthOf(day))) &&
      (dates === undefined || dates.includes(dateOf(day)) || dates.includes(-left - 1)) &&
      (days === undefined || days.some((each) => isNth(each, day, left)))
    )
      return day;
  }
  return null;
}

/** FR is any Friday, 2FR the second of its month, -1FR the last. */
function isNth(code: string, day: string, left: number): boolean {
  if (weekdayCodes[weekdayOf(day)] !== code.slice(-2)) return false;
  const nth = Number(code.slice(0, -2));
  if (nth === 0) return true;
  return nth > 0 ? Math.ceil(dateOf(day) / 7) === nth : left < 7;
}
