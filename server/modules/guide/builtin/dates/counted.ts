import type { Days } from '../understanding.ts';
import { addDays, addMonths, monthDays, monthOf, oneDay, weekdayOf, yearOf } from './calendar.ts';
import { count, month, monthNamed, numberOf, ordinal, weekday, weekdayNamed } from './numbers.ts';
import { at } from './rule.ts';
import type { DateRule, Here } from './rule.ts';

const ofWhich = `(?:of|in) (?:the )?(?:(this month|month)|(next month|coming month)|${month}(?: (\\d{4}))?)`;

/** The month that is meant: this one, the next, or one by its name, the nearest ahead. */
function theMonth(parts: readonly (string | undefined)[], { today, past }: Here): Days {
  const [, next, named, year] = parts;
  if (named !== undefined) {
    const number = monthNamed(named);
    const ahead = year !== undefined || past || number >= monthOf(today) ? 0 : 1;
    return monthDays(year === undefined ? yearOf(today) + ahead : Number(year), number);
  }
  const first = addMonths(`${today.slice(0, 8)}01`, next === undefined ? 0 : 1);
  return monthDays(yearOf(first), monthOf(first));
}

/** "The second Tuesday in December"; none when the month has no fifth. */
function nthWeekday(which: string, named: number, days: Days): readonly Days[] {
  const first = addDays(days.from, (named - weekdayOf(days.from) + 7) % 7);
  const last = addDays(days.to, -((weekdayOf(days.to) - named + 7) % 7));
  const day = which === 'last' ? last : addDays(first, 7 * (numberOf(which) - 1));
  return day > days.to ? [] : [oneDay(day)];
}

const thirds: Readonly<Record<string, readonly [number, number]>> = {
  beginning: [0, 9],
  start: [0, 9],
  early: [0, 9],
  middle: [10, 19],
  mid: [10, 19],
  late: [20, 30],
};

function third(which: string, days: Days): Days {
  const [first, last] = thirds[which] ?? [0, 30];
  const to = addDays(days.from, last);
  return { from: addDays(days.from, first), to: to > days.to ? days.to : to };
}

/** Days that are counted off within a month, or from now. */
export const countedRules: readonly DateRule[] = [
  {
    pattern: at(`(?:the )?(?:${ordinal}|(last)) ${weekday} ${ofWhich}`),
    read: (found, here) =>
      nthWeekday(found[1] ?? found[2] ?? '', weekdayNamed(found[3] ?? ''), theMonth(found.slice(4), here)),
  },
  {
    pattern: at(`(?:the )?last day ${ofWhich}`),
    read: (found, here) => [oneDay(theMonth(found.slice(1), here).to)],
  },
  {
    pattern: at(`(?:the )?first day ${ofWhich}`),
    read: (found, here) => [oneDay(theMonth(found.slice(1), here).from)],
  },
  {
    pattern: at('(?:the )?last day of (?:the |this )?year'),
    read: (_, { today }) => [oneDay(`${today.slice(0, 4)}-12-31`)],
  },
  {
    pattern: at(`(?:the )?(beginning|start|middle) of ${month}(?: (\\d{4}))?`),
    read: (found, here) => [
      third(found[1] ?? '', theMonth([undefined, undefined, found[2], found[3]], here)),
    ],
  },
  {
    pattern: at(`(?:in )?(early|mid|late) ${month}`),
    read: (found, here) => [third(found[1] ?? '', theMonth([undefined, undefined, found[2]], here))],
  },
  {
    pattern: at(`${count} ${weekday}s (?:from (?:now|today)|hence)`),
    read: (found, { today }) => [
      oneDay(
        addDays(
          today,
          ((weekdayNamed(found[2] ?? '') - weekdayOf(today) + 7) % 7 || 7) +
            7 * (numberOf(found[1] ?? '') - 1),
        ),
      ),
    ],
  },
  {
    pattern: at('(?:the )?turn of the year'),
    read: (_, { today }) => [oneDay(`${today.slice(0, 4)}-12-31`), oneDay(`${yearOf(today) + 1}-01-01`)],
  },
  {
    pattern: at('(?:in )?next year'),
    read: (_, { today }) => [{ from: `${yearOf(today) + 1}-01-01`, to: `${yearOf(today) + 1}-12-31` }],
  },
  { pattern: at(`(?:the |in the )?(?:${ordinal}|last) week ${ofWhich}`), read: () => [] },
  {
    pattern: at(
      `(?:early|late|later|mid|in the middle of|at the beginning of|at the start of) (?:this|next|the) (?:week|month|year)`,
    ),
    read: () => [],
  },
];
