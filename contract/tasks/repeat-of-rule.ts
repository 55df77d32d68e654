import { readRule, weekdayCodes } from '@kinsong/engines/calendar/rule.ts';
import type { DayText } from '../common/calendar-days.ts';
import { weekdayOf } from './repeat.ts';
import type { Repeat } from './task.ts';

/** How a task comes back by a calendar's rule that begins on a day; null where a task can not come back in that way. */
export function repeatOfRule(rule: string, from: DayText): Repeat | null {
  const { FREQ, ...said } = readRule(rule) ?? {};
  const { BYDAY, BYMONTHDAY, BYMONTH, INTERVAL = '1', ...more } = said;
  if (INTERVAL !== '1' || Object.keys(more).some((name) => name !== 'WKST')) return null;
  const [month, day] = [one(BYMONTH ?? from.slice(5, 7)), one(BYMONTHDAY ?? from.slice(8))];
  switch (FREQ) {
    case 'DAILY':
      return Object.keys(said).length === 0 ? { every: 'day' } : null;
    case 'WEEKLY':
      return BYMONTH === undefined ? byWeek(BYDAY, from) : null;
    case 'MONTHLY':
      return BYDAY === undefined && BYMONTH === undefined && day !== null ? { every: 'month', day } : null;
    case 'YEARLY':
      return BYDAY === undefined && month !== null && day !== null ? { every: 'year', month, day } : null;
    default:
      return null;
  }
}

function byWeek(codes: string | undefined, from: DayText): Repeat | null {
  const days = codes === undefined ? [weekdayOf(from)] : codes.split(',').map(numberOfWeekday);
  return days.includes(0) ? null : { every: 'week', days: days.toSorted((a, b) => a - b) };
}

const numberOfWeekday = (code: string): number => weekdayCodes.findIndex((weekday) => weekday === code) + 1;

/** The last day of a month is its 31st, as a task counts. */
function one(list: string): number | null {
  if (list === '-1') return 31;
  return /^\d+$/.test(list) ? Number(list) : null;
}
