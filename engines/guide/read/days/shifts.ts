import type { DayPart, Days, Relative } from '../../frames/frame.ts';
import { addDays, addMonths, oneDay, weekdayOf, weekOf } from './calendar.ts';
import { count, numberOf, ordinal, weekday, weekdayNamed } from './numbers.ts';

/** A stretch of the plain line that names days. */
export interface Found {
  from: number;
  to: number;
  readings: readonly Days[];
  relative?: Relative;
  part?: DayPart;
}

const unit = '(days?|nights?|evenings?|mornings?|eve|weeks?|months?)';
const distance = new RegExp(`\\b(?:on )?(?:the )?(?:${count} )?${unit} (before|after|of|from)(?: the)? $`);
const dayBefore = new RegExp(`\\b(?:on )?(?:the )?(?:${weekday}|weekend) (before|after)(?: the)? $`);

const weekOfDay = /\b(?:(?:on|in|over|for) )?(?:the )?(week|weekend) of(?: the)? $/;

/** Something is counted off from this day in a way nobody here can read: then the day is open, and asked. */
const unread = new RegExp(`(?:${ordinal}|\\blast) (?:${weekday}s? (?:of|in|after|before) )?$`);

/** "Two days before Christmas", "the evening before the 5th", "the Friday before Easter". */
export function shifted(found: readonly Found[], plain: string): readonly Found[] {
  const all: Found[] = [];
  for (const each of found) {
    const moved = movedBack(each, plain);
    while (all.length > 0 && (all.at(-1)?.to ?? 0) > moved.from) all.pop();
    all.push(moved);
  }
  return all;
}

function movedBack(each: Found, plain: string): Found {
  const lead = /^(?:before|after|from|of) /.exec(plain.slice(each.from, each.to))?.[0] ?? '';
  const before = plain.slice(0, each.from) + lead;
  const odd = unread.exec(before);
  if (odd !== null) return { ...each, from: odd.index, readings: [] };
  const week = weekOfDay.exec(before);
  if (week !== null)
    return { ...each, from: week.index, readings: each.readings.map(({ from }) => around(from, week[1])) };
  const named = dayBefore.exec(before);
  if (named !== null)
    return { ...each, from: named.index, readings: each.readings.map((days) => nearestTo(days, named)) };
  const away = distance.exec(before);
  if (away === null || (away[3] === 'of') !== (away[2] === 'eve')) return each;
  const amount = away[1] === undefined ? 1 : numberOf(away[1]);
  const sign = away[3] === 'after' || away[3] === 'from' ? 1 : -1;
  return {
    ...each,
    from: away.index,
    readings: each.readings.map((days) => oneDay(moved(days, sign * amount, away[2] ?? 'day'))),
  };
}

/** "The weekend of the 28th". */
function around(day: string, unit: string | undefined): Days {
  const { from, to } = weekOf(day);
  return { from: unit === 'weekend' ? addDays(from, 5) : from, to };
}

function moved(days: Days, amount: number, unit: string): string {
  const day = amount < 0 ? days.from : days.to;
  if (unit.startsWith('month')) return addMonths(day, amount);
  return addDays(day, unit.startsWith('week') ? amount * 7 : amount);
}

function nearestTo(days: Days, [, named = '', side]: RegExpExecArray): Days {
  if (named === '') return weekendBeside(days, side === 'before');
  const wanted = weekdayNamed(named);
  if (side === 'before') return oneDay(addDays(days.from, -((weekdayOf(days.from) - wanted + 7) % 7 || 7)));
  return oneDay(addDays(days.to, (wanted - weekdayOf(days.to) + 7) % 7 || 7));
}

function weekendBeside({ from, to }: Days, isBefore: boolean): Days {
  const saturday = isBefore
    ? addDays(from, -((weekdayOf(from) + 2) % 7 || 7))
    : addDays(to, (5 - weekdayOf(to) + 7) % 7 || 7);
  return { from: saturday, to: addDays(saturday, 1) };
}
