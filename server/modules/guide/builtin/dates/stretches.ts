import { addDays, addMonths, monthDays, monthOf, oneDay, weekdayOf, weekOf, yearOf } from './calendar.ts';
import { count, month, monthNamed, numberOf, ordinal } from './numbers.ts';
import { at } from './rule.ts';
import type { DateRule, Here } from './rule.ts';
import type { Days } from '../understanding.ts';

const moved = (days: Days, by: number): Days => ({ from: addDays(days.from, by), to: addDays(days.to, by) });
const thisMonth = (today: string): Days => monthDays(yearOf(today), monthOf(today));
const ofMonth = (today: string, by: number): Days => thisMonth(addMonths(`${today.slice(0, 8)}01`, by));

function weekend(today: string): Days {
  const saturday = addDays(weekOf(today).from, 5);
  return { from: saturday, to: addDays(saturday, 1) };
}

/** "Next weekend" on a Tuesday is the one ahead or the one after: both stand. */
function nextWeekend(today: string): readonly Days[] {
  const coming = weekend(today);
  return weekdayOf(today) >= 5 ? [moved(coming, 7)] : [coming, moved(coming, 7)];
}

function wholeMonth(said: string, { today, past }: Here, year?: string): Days {
  const named = monthNamed(said);
  if (year !== undefined) return monthDays(Number(year), named);
  const ahead = named < monthOf(today) && !past ? 1 : named > monthOf(today) && past ? -1 : 0;
  return monthDays(yearOf(today) + ahead, named);
}

const endOfWeek = (today: string): readonly Days[] => {
  const { from } = weekOf(today);
  const friday = addDays(from, 4);
  const sunday = addDays(from, 6);
  return friday >= today ? [oneDay(friday), oneDay(sunday)] : [oneDay(sunday)];
};

const rest = '(?:the )?(?:rest|remainder) of (?:the |this )?';

export const stretchRules: readonly DateRule[] = [
  { pattern: at('(?:in )?(?:this|the current) week'), read: (_, { today }) => [weekOf(today)] },
  {
    pattern: at('(?<!\\bdays? of )(?:in |during )?(?:the|my|our) week'),
    read: (_, { today }) => [weekOf(today)],
  },
  {
    pattern: at(`${rest}week|later this week`),
    read: (_, { today }) => [{ from: today, to: weekOf(today).to }],
  },
  { pattern: at('(?:in )?(?:the )?(?:next|coming) week'), read: (_, { today }) => [moved(weekOf(today), 7)] },
  { pattern: at('(?:in )?(?:the )?week after next'), read: (_, { today }) => [moved(weekOf(today), 14)] },
  {
    pattern: at('(?:in )?(?:the )?(?:last|past|previous) week'),
    read: (_, { today }) => [moved(weekOf(today), -7)],
  },
  {
    pattern: at(
      '(?:over |on |at |this |during |for |before |by )*(?:the |this |this coming |coming )?weekend',
    ),
    read: (_, { today, past }) => [past ? pastWeekend(today) : weekend(today)],
  },
  { pattern: at('(?:on |over )?(?:the )?next weekend'), read: (_, { today }) => nextWeekend(today) },
  {
    pattern: at('(?:on |over )?(?:the )?weekend after next'),
    read: (_, { today }) => [moved(weekend(today), 14)],
  },
  { pattern: at('(?:on |over )?(?:the )?last weekend'), read: (_, { today }) => [pastWeekend(today)] },
  { pattern: at('(?:in )?this month'), read: (_, { today }) => [thisMonth(today)] },
  { pattern: at('(?:in )?(?:the )?next month'), read: (_, { today }) => [ofMonth(today, 1)] },
  { pattern: at('(?:in )?(?:the )?last month'), read: (_, { today }) => [ofMonth(today, -1)] },
  {
    pattern: at('this year'),
    read: (_, { today }) => [{ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }],
  },
  {
    pattern: at(`(?:over |in |for |within )?(?:the )?(?:next|coming|following) ${count} (days|weeks)`),
    read: (found, { today }) => [{ from: today, to: addDays(today, spanOf(found)) }],
  },
  {
    pattern: at(`(?:over |in |for |during )?(?:the )?(?:last|past|previous) ${count} (days|weeks)`),
    read: (found, { today }) => [{ from: addDays(today, -spanOf(found)), to: today }],
  },
  {
    pattern: at('(?:over |in )?the (?:next|coming) days'),
    read: (_, { today }) => [{ from: today, to: addDays(today, 4) }],
  },
  {
    pattern: at('(?:by |until |before |at )?(?:the )?end of (?:the |this )?month'),
    read: (_, { today }) => [oneDay(thisMonth(today).to)],
  },
  {
    pattern: at('(?:by |until |before |at )?(?:the )?end of next month'),
    read: (_, { today }) => [oneDay(ofMonth(today, 1).to)],
  },
  {
    pattern: at('(?:by |until |before |at )?(?:the )?end of (?:the |this )?week'),
    read: (_, { today }) => endOfWeek(today),
  },
  {
    pattern: at('(?:by |until |before |at )?(?:the )?end of next week'),
    read: (_, { today }) => endOfWeek(addDays(weekOf(today).from, 7)),
  },
  {
    pattern: at('(?:by |until |before |at )?(?:the )?end of (?:the |this )?year'),
    read: (_, { today }) => [oneDay(`${today.slice(0, 4)}-12-31`)],
  },
  {
    pattern: at(`(?:by |until |before |at )?(?:the )?end of ${month}`),
    read: (found, here) => [oneDay(wholeMonth(found[1] ?? '', here).to)],
  },
  {
    pattern: at(
      `(?:from |between |on )?(?:the )?(?:${ordinal}|(\\d{1,2})) (?:-|to|and|until|till) (?:the )?(?:${ordinal}|(\\d{1,2})) (?:of )?${month}`,
    ),
    read: ([, a, b, c, d, named = ''], here) => {
      const { from } = wholeMonth(named, here);
      const [first, last] = [numberOf(a ?? b ?? ''), numberOf(c ?? d ?? '')];
      return first < last ? [{ from: addDays(from, first - 1), to: addDays(from, last - 1) }] : [];
    },
  },
  {
    pattern: at(`(?<=^|\\| )${month}(?= \\||$)`),
    read: (found, here) => (found[1] === 'march' ? null : [wholeMonth(found[1] ?? '', here)]),
  },
  {
    pattern: at(`(?:in|during|this|until|by|before|since|for|next) ${month}(?: (\\d{4}))?`),
    read: (found, here) => [wholeMonth(found[1] ?? '', here, found[2])],
  },
];

const spanOf = (found: RegExpExecArray): number => numberOf(found[1] ?? '') * (found[2] === 'weeks' ? 7 : 1);

function pastWeekend(today: string): Days {
  return weekdayOf(today) === 6 ? weekend(today) : moved(weekend(today), -7);
}
