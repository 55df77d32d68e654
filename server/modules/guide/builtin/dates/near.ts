import { addDays, addMonths, oneDay } from './calendar.ts';
import { count, numberOf, weekday, weekdayNamed } from './numbers.ts';
import { at } from './rule.ts';
import type { DateRule, Here } from './rule.ts';
import { comingWeekday } from './weekdays.ts';

const fixed = (pattern: string, days: number): DateRule => ({
  pattern: at(pattern),
  read: (_, { today }) => [oneDay(addDays(today, days))],
});

/** `sign` -1 looks back. */
function after(today: string, amount: number, unit: string, sign: 1 | -1): string {
  if (unit.startsWith('month')) return addMonths(today, sign * amount);
  if (unit.startsWith('year')) return addMonths(today, sign * 12 * amount);
  return addDays(
    today,
    sign * amount * (unit.startsWith('week') ? 7 : unit.startsWith('fortnight') ? 14 : 1),
  );
}

const unit = '(days?|weeks?|fortnights?|months?|years?)';
const away = (pattern: string, sign: 1 | -1): DateRule => ({
  pattern: at(pattern),
  read: (found, { today }) => [oneDay(after(today, numberOf(found[1] ?? ''), found[2] ?? 'day', sign))],
});

const open: DateRule['read'] = () => [];

/** Days said by their distance from today. */
export const nearRules: readonly DateRule[] = [
  fixed('today|this (?:morning|afternoon|evening)|tonight|this very day', 0),
  fixed('(?:by |until |before )?(?:the )?end of (?:the |this )?day|before bed(?:time)?', 0),
  fixed('tomorrow(?: (?:morning|afternoon|evening|night))?', 1),
  fixed('(?:the )?day after tomorrow|overmorrow|in two nights', 2),
  fixed('yesterday(?: (?:morning|afternoon|evening))?|last night', -1),
  fixed('(?:the )?day before yesterday|(?:the )?night before last', -2),
  away(`(?:in|within) ${count} ${unit}(?: time)?`, 1),
  away(`${count} ${unit} (?:from (?:now|today)|hence)`, 1),
  away(`${count} ${unit} (?:ago|back|before today)`, -1),
  {
    pattern: at(`${count} days? after tomorrow`),
    read: (found, { today }) => [oneDay(addDays(today, 1 + numberOf(found[1] ?? '')))],
  },
  {
    pattern: at(`${count} weeks? from tomorrow`),
    read: (found, { today }) => [oneDay(addDays(today, 1 + 7 * numberOf(found[1] ?? '')))],
  },
  { pattern: at(`tomorrow week|a week tomorrow`), read: (_, { today }) => [oneDay(addDays(today, 8))] },
  {
    pattern: at(`today week|a week today|this day next week`),
    read: (_, { today }) => [oneDay(addDays(today, 7))],
  },
  {
    pattern: at(`(?:a|one) fortnight today|a fortnight's time`),
    read: (_, { today }) => [oneDay(addDays(today, 14))],
  },
  {
    pattern: at(`(?:${count} weeks? (?:on|from|after)) (?:this )?${weekday}|${weekday} week`),
    read: (found, here) => weeksAfter(found, here),
  },
  {
    pattern: at(
      `(?:in )?(?:a |the )?(?:next )?(?:few|couple|couple of|some|several) (?:of )?(?:days|weeks|months)(?: time)?`,
    ),
    read: open,
  },
  { pattern: at(`(?:one|some) day soon|some ?day (?:next|this) week|one of these days`), read: open },
  { pattern: at('in (?:a|one) year'), read: (_, { today }) => [oneDay(addMonths(today, 12))] },
];

function weeksAfter(found: RegExpExecArray, here: Here): ReturnType<DateRule['read']> {
  const weeks = found[1] === undefined ? 1 : numberOf(found[1]);
  const named = weekdayNamed(found[2] ?? found[3] ?? '');
  return comingWeekday(named, { ...here, past: false }).map((day) => oneDay(addDays(day, 7 * weeks)));
}
