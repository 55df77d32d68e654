import type { Days } from '../understanding.ts';
import { addDays, addMonths, oneDay, weekdayOf } from './calendar.ts';
import { count, numberOf, ordinal, weekday, weekdayNamed } from './numbers.ts';

/** A stretch of the plain line that names days. */
export interface Found {
  from: number;
  to: number;
  readings: readonly Days[];
}

const unit = '(days?|nights?|evenings?|mornings?|eve|weeks?|months?)';
const distance = new RegExp(`\\b(?:on )?(?:the )?(?:${count} )?${unit} (before|after|of|from)(?: the)? $`);
const dayBefore = new RegExp(`\\b(?:on )?(?:the )?${weekday} (before|after)(?: the)? $`);

/** Something is counted off from this day in a way nobody here can read: then the day is open, and asked. */
const unread = new RegExp(
  `(?:${ordinal}|\\b(?:last|every other|every second|alternate)) (?:${weekday}s? (?:of|in|after|before) )?$`,
);

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

function moved(days: Days, amount: number, unit: string): string {
  const day = amount < 0 ? days.from : days.to;
  if (unit.startsWith('month')) return addMonths(day, amount);
  return addDays(day, unit.startsWith('week') ? amount * 7 : amount);
}

function nearestTo(days: Days, [, named = '', side]: RegExpExecArray): Days {
  const wanted = weekdayNamed(named);
  if (side === 'before') return oneDay(addDays(days.from, -((weekdayOf(days.from) - wanted + 7) % 7 || 7)));
  return oneDay(addDays(days.to, (wanted - weekdayOf(days.to) + 7) % 7 || 7));
}
