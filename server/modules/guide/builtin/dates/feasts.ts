import { addDays, easter, oneDay, weekdayOf, yearOf } from './calendar.ts';
import { at } from './rule.ts';
import type { DateRule, Here } from './rule.ts';
import type { Days } from '../understanding.ts';

type InYear = (year: number) => string;

const onThe =
  (monthAndDay: string): InYear =>
  (year) =>
    `${year}-${monthAndDay}`;
const afterEaster =
  (days: number): InYear =>
  (year) =>
    addDays(easter(year), days);
/** The fourth is the last before Christmas Day. */
const advent =
  (sunday: number): InYear =>
  (year) => {
    const christmas = `${year}-12-25`;
    return addDays(christmas, -(weekdayOf(christmas) + 1) - 7 * (4 - sunday));
  };

/** Days that families know by name. */
const feasts: readonly (readonly [string, ...InYear[]])[] = [
  ['christmas(?: day)?', onThe('12-25')],
  ['christmas eve', onThe('12-24')],
  ['boxing day|second christmas day', onThe('12-26')],
  ["new year's eve|new years eve|silvester|old year's eve", onThe('12-31')],
  ["new year|new year's|new years|new year's day|new years day", onThe('01-01')],
  ['epiphany|three kings(?: day)?|twelfth night', onThe('01-06')],
  ["valentine's|valentines|valentine's day|valentines day", onThe('02-14')],
  ["saint patrick's day|st patrick's day", onThe('03-17')],
  ['easter(?: sunday)?', afterEaster(0)],
  ['shrove tuesday|pancake day', afterEaster(-47)],
  ['ash wednesday', afterEaster(-46)],
  ['palm sunday', afterEaster(-7)],
  ['good friday', afterEaster(-2)],
  ['easter monday', afterEaster(1)],
  ['ascension(?: day)?', afterEaster(39)],
  ['(?:pentecost|whit|whitsun)(?: sunday)?', afterEaster(49)],
  ['(?:whit|pentecost) monday', afterEaster(50)],
  ['midsummer(?: eve)?', onThe('06-24')],
  ...['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th|last'].map((nth, at): readonly [string, InYear] => [
    `(?:the )?(?:${nth}) (?:sunday (?:in|of) advent|advent sunday|advent)`,
    advent(at + 1),
  ]),
  ['advent sunday', advent(1)],
  ['halloween', onThe('10-31')],
  ['all saints(?: day)?', onThe('11-01')],
  ["saint martin's(?: day)?|st martin's(?: day)?|martinmas", onThe('11-11')],
  ['sinterklaas|(?:saint|st) nicholas eve', onThe('12-05')],
  ["(?:saint|st) nicholas(?: day|'s day)", onThe('12-06')],
  // Kept on the eve in the Netherlands, on the day elsewhere.
  ['(?:saint|st) nicholas', onThe('12-05'), onThe('12-06')],
];

const lead = '(?:(?:on|by|before|until|for|at|over|till|since) )?(?:(next|last|this) )?';

export const feastRules: readonly DateRule[] = feasts.map(([names, ...inYears]) => ({
  pattern: at(`${lead}(?:${names})(?: (this|next) year)?`),
  read: ([, which, year], here) => inYears.flatMap((inYear) => nearest(inYear, which ?? year, here)),
}));

function nearest(inYear: InYear, which: string | undefined, { today, past }: Here): readonly Days[] {
  const days = [-1, 0, 1].map((by) => inYear(yearOf(today) + by));
  const back = past || which === 'last';
  const day = back ? days.findLast((each) => each <= today) : days.find((each) => each >= today);
  return day === undefined ? [] : [oneDay(day)];
}
