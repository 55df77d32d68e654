import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { readRule, weekdayCodes, weekdaysIn, type RuleParts } from '@kinsong/engines/calendar/rule.ts';
import { dayIn, inWords, monthOf, numberOf, weekdayOf } from '../time-words.ts';
import { inARow } from './people-words.ts';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const places = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const units: Readonly<Record<string, string>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

/** How it comes back: 'every second Tuesday, until 3 March 2027', 'every month on the 17th'. */
export function repeatWords({ repeat, start }: Pick<CalendarEvent, 'repeat' | 'start'>): string {
  const parts = repeat === null ? null : readRule(repeat.rule);
  if (parts === null) return 'once';
  const words = `${rhythm(parts, dayIn(start))}${end(parts)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function rhythm(parts: RuleParts, day: string): string {
  const interval = Number(parts['INTERVAL'] ?? 1);
  const every = interval === 1 ? 'every' : interval === 2 ? 'every second' : `every ${inWords(interval)}`;
  const unit = units[parts['FREQ'] ?? ''] ?? 'time';
  const plain = interval > 2 ? `${every} ${unit}s` : `${every} ${unit}`;
  const weekdays = weekdaysIn(parts['BYDAY'])?.map(({ weekday, nth }) => place(nth) + (names[weekday] ?? ''));
  switch (parts['FREQ']) {
    case 'WEEKLY': {
      const on = weekdays ?? [weekdayOf(day)];
      if (weekdayCodes.length === on.length && interval === 1) return 'every day';
      return interval > 2 ? `${plain}, on ${inARow(on)}` : `${every} ${inARow(on)}`;
    }
    case 'MONTHLY':
      if (weekdays !== undefined) return `${plain} on the ${inARow(weekdays)}`;
      return `${plain} on the ${ordinals(parts['BYMONTHDAY'] ?? String(numberOf(day)))}`;
    case 'YEARLY':
      if (Object.keys(parts).some((name) => name.startsWith('BY'))) return plain;
      return `${plain} on ${numberOf(day)} ${monthOf(day)}`;
    default:
      return plain;
  }
}

const place = (nth: number | null): string =>
  nth === null ? '' : nth === -1 ? 'last ' : `${places[Math.abs(nth)] ?? nth} ${nth < 0 ? 'last ' : ''}`;

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
export const ordinal = (number: number): string => `${number}${endings[rules.select(number)] ?? 'th'}`;

const ordinals = (days: string): string =>
  inARow(days.split(',').map((day) => (day === '-1' ? 'last day' : ordinal(Number(day)))));

function end({ UNTIL, COUNT }: RuleParts): string {
  if (COUNT !== undefined) return `, ${inWords(Number(COUNT))} times`;
  if (UNTIL === undefined) return '';
  const day = `${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}`;
  return `, until ${numberOf(day)} ${monthOf(day)} ${day.slice(0, 4)}`;
}
