import type { Days } from '../../frames/frame.ts';
import {
  addDays,
  addMonths,
  dayOrNull,
  monthDays,
  monthOf,
  oneDay,
  weekdayOf,
  weekOf,
  yearOf,
} from './calendar.ts';
import { dayTable } from './days.words.ts';
import { monthNamed, numberOf, weekdayNamed } from './numbers.ts';
import { at, type Caught, type DateRule, type Here } from './rule.ts';

const moved = ({ from, to }: Days, by: number): Days => ({ from: addDays(from, by), to: addDays(to, by) });
const each = (days: readonly string[]): readonly Days[] => days.map(oneDay);
const firstOfMonth = (today: string, by: number): string => addMonths(`${today.slice(0, 8)}01`, by);
const monthFrom = (today: string, by: number): Days => {
  const first = firstOfMonth(today, by);
  return monthDays(yearOf(first), monthOf(first));
};
const number = ({ count }: Caught): number => numberOf(count ?? 'one');
const weekdayIn = ({ weekday }: Caught): number => weekdayNamed(weekday ?? '');
const dateIn = ({ nth, date }: Caught): number => numberOf(nth ?? date ?? '');

function after(day: string, amount: number, unit = 'day'): string {
  if (unit.startsWith('month')) return addMonths(day, amount);
  if (unit.startsWith('year')) return addMonths(day, 12 * amount);
  return addDays(day, amount * (unit.startsWith('week') ? 7 : unit.startsWith('fortnight') ? 14 : 1));
}

/** The nearest such day that is not today. */
const nearest = (named: number, today: string): string =>
  addDays(today, (named - weekdayOf(today) + 7) % 7 || 7);

/** The nearest such day; named on that very weekday it may be today or a week on. */
function coming(named: number, { today, past }: Here): readonly string[] {
  const next = nearest(named, today);
  if (past) return [addDays(next, next === addDays(today, 7) ? -14 : -7)];
  return weekdayOf(today) === named ? [today, next] : [next];
}

/** "Next Friday" is to some the nearest, to others the one of next week: where they differ both stand. Nobody says it of tomorrow. */
const next = (named: number, today: string): readonly string[] => [
  ...new Set([nearest(named, addDays(today, 1)), addDays(weekOf(today).from, 7 + named)]),
];

/** "This Tuesday" on a Saturday is behind us: then the coming one may be meant, and is asked. */
function ofThisWeek(named: number, here: Here): readonly string[] {
  const day = addDays(weekOf(here.today).from, named);
  if (here.past) return [day <= here.today ? day : addDays(day, -7)];
  return day >= here.today ? [day] : coming(named, here);
}

const weekend = (today: string): Days => {
  const saturday = addDays(weekOf(today).from, 5);
  return { from: saturday, to: addDays(saturday, 1) };
};
const lastWeekend = (today: string): Days =>
  weekdayOf(today) === 6 ? weekend(today) : moved(weekend(today), -7);

/** The month that is named, the nearest one; or this one, or the next. */
function theMonth({ month, year, nextMonth }: Caught, { today, past }: Here, ahead = true): Days {
  if (month === undefined) return monthFrom(today, nextMonth === undefined ? 0 : 1);
  const named = monthNamed(month);
  if (year !== undefined) return monthDays(Number(year), named);
  const by = named < monthOf(today) && !past ? 1 : named > monthOf(today) && past && !ahead ? -1 : 0;
  return monthDays(yearOf(today) + by, named);
}

/** "The second Tuesday in December"; none when the month has no fifth. */
function nthWeekday(caught: Caught, here: Here): readonly Days[] {
  const { from, to } = theMonth(caught, here);
  const named = weekdayIn(caught);
  const first = addDays(from, (named - weekdayOf(from) + 7) % 7);
  const last = addDays(to, -((weekdayOf(to) - named + 7) % 7));
  const day = caught['last'] === undefined ? addDays(first, 7 * (dateIn(caught) - 1)) : last;
  return day > to ? [] : [oneDay(day)];
}

function third(caught: Caught, here: Here): Days {
  const { from, to } = theMonth(caught, here);
  const said = caught['third'] ?? '';
  const first = said.startsWith('mid') ? 10 : said === 'late' ? 20 : 0;
  const end = addDays(from, first === 20 ? 30 : first + 9);
  return { from: addDays(from, first), to: end > to ? to : end };
}

function endOfWeek(today: string): readonly Days[] {
  const { from } = weekOf(today);
  return each([addDays(from, 4), addDays(from, 6)].filter((day) => day >= today));
}

function fromTo(caught: Caught, here: Here): readonly Days[] {
  const { from } = theMonth(caught, here, false);
  const [first, last] = [dateIn(caught), numberOf(caught['to'] ?? '')];
  return first < last ? [{ from: addDays(from, first - 1), to: addDays(from, last - 1) }] : [];
}

/** "On the 25th": the nearest month that has it, this one first; said on the day itself it may be either. */
function dateAlone(date: number, { today, past }: Here): readonly string[] {
  for (let by = 0; Math.abs(by) < 14; by += past ? -1 : 1) {
    const first = firstOfMonth(today, by);
    const day = dayOrNull(yearOf(first), monthOf(first), date);
    if (day === null || (past ? day > today : day < today)) continue;
    return day === today && !past ? [day, addMonths(today, 1)] : [day];
  }
  return [];
}

/** A date without a year is the nearest one ahead, or behind when the past is told. */
function dated(
  date: number,
  month: number,
  year: string | undefined,
  { today, past }: Here,
): readonly string[] {
  if (year !== undefined) {
    const day = dayOrNull(Number(year.length === 2 ? `20${year}` : year), month, date);
    return day === null ? [] : [day];
  }
  for (let by = 0; by < 9; by += 1) {
    const day = dayOrNull(yearOf(today) + (past ? -by : by), month, date);
    if (day !== null && (past ? day <= today : day >= today)) return [day];
  }
  return [];
}

/** 3/4 is the third of April or the fourth of March; with dots the day comes first everywhere. */
function slashed({ first, second, dot, year }: Caught, here: Here): readonly Days[] {
  const [one, other] = [Number(first), Number(second)];
  const dayFirst = dated(one, other, year, here);
  return each(dot === '.' || one === other ? dayFirst : [...dayFirst, ...dated(other, one, year, here)]);
}

/** "Friday the 25th" when the 25th is a Wednesday: one is a slip, so both stand. "Friday 4" is then no date but an hour. */
function weekdayAndDate(caught: Caught, here: Here): readonly Days[] | null {
  const [date, wanted] = [dateIn(caught), weekdayIn(caught)];
  const { month, monthNumber, year } = caught;
  const days =
    monthNumber !== undefined
      ? slashed({ first: String(date), second: monthNumber, dot: caught['dot'], year }, here).map(
          ({ from }) => from,
        )
      : month === undefined
        ? dateAlone(date, here)
        : dated(date, monthNamed(month), year, here);
  const fitting = days.filter((day) => weekdayOf(day) === wanted);
  const [nearest = here.today] = fitting;
  const isBare = caught['date'] !== undefined && month === undefined && date <= 12;
  // "Plumber Friday 11" is an hour, unless that Friday is near.
  const isHour =
    isBare && caught['the'] === undefined && monthNumber === undefined && nearest > addDays(here.today, 14);
  if (isHour) return null;
  if (fitting.length > 0) return each(fitting);
  // "Tuesday 15.40" is an hour.
  if (monthNumber !== undefined && (days.length === 0 || caught['dot'] === '.')) return null;
  if (isBare) return null;
  const ahead = (wanted - weekdayOf(here.today) + 7) % 7;
  return each(days.slice(0, 1).flatMap((day) => [day, addDays(here.today, here.past ? ahead - 7 : ahead)]));
}

function weekdayIfDate(caught: Caught, here: Here): readonly Days[] | null {
  const fitting = dateAlone(dateIn(caught), here).filter((day) => weekdayOf(day) === weekdayIn(caught));
  return fitting.length > 0 ? each(fitting) : null;
}

type Operation = (caught: Caught, here: Here, by: number) => readonly Days[] | null;

const operations: Readonly<Record<string, Operation>> = {
  open: () => [],
  day: (_, { today }, by) => [oneDay(addDays(today, by))],
  days: (_, { today }, by) => [{ from: today, to: addDays(today, by) }],
  ahead: (caught, { today }, by) => [oneDay(after(addDays(today, by), number(caught), caught['unit']))],
  back: (caught, { today }) => [oneDay(after(today, -number(caught), caught['unit']))],
  weeksAfter: (caught, here) =>
    each(coming(weekdayIn(caught), { ...here, past: false }).map((day) => addDays(day, 7 * number(caught)))),
  weekdaysAhead: (caught, { today }) => [
    oneDay(addDays(nearest(weekdayIn(caught), today), 7 * (number(caught) - 1))),
  ],
  coming: (caught, here) => each(coming(weekdayIn(caught), here)),
  last: (caught, here) => each(coming(weekdayIn(caught), { ...here, past: true })),
  nearest: (caught, { today }, by) => [oneDay(addDays(nearest(weekdayIn(caught), today), by))],
  next: (caught, { today }) => each(next(weekdayIn(caught), today)),
  ofThisWeek: (caught, here) => each(ofThisWeek(weekdayIn(caught), here)),
  inWeek: (caught, { today }, by) => [oneDay(addDays(weekOf(today).from, by + weekdayIn(caught)))],
  week: (_, { today }, by) => [moved(weekOf(today), by)],
  restOfWeek: (_, { today }) => [{ from: today, to: weekOf(today).to }],
  weekend: (_, { today, past }) => [past ? lastWeekend(today) : weekend(today)],
  lastWeekend: (_, { today }) => [lastWeekend(today)],
  // On a Tuesday it is the one ahead or the one after: both stand.
  nextWeekend: (_, { today }) =>
    [weekend(today), moved(weekend(today), 7)].slice(weekdayOf(today) >= 5 ? 1 : 0),
  weekendAfterNext: (_, { today }) => [moved(weekend(today), 14)],
  month: (_, { today }, by) => [monthFrom(today, by)],
  within: (caught, { today }) => [{ from: today, to: after(today, number(caught), caught['unit']) }],
  since: (caught, { today }) => [{ from: after(today, -number(caught), caught['unit']), to: today }],
  year: (_, { today }, by) => [{ from: `${yearOf(today) + by}-01-01`, to: `${yearOf(today) + by}-12-31` }],
  endOfYear: (_, { today }) => [oneDay(`${yearOf(today)}-12-31`)],
  turnOfYear: (_, { today }) => each([`${yearOf(today)}-12-31`, `${yearOf(today) + 1}-01-01`]),
  endOfMonth: (_, { today }, by) => [oneDay(monthFrom(today, by).to)],
  endOfWeek: (_, { today }, by) => endOfWeek(by === 0 ? today : addDays(weekOf(today).from, by)),
  endOfNamed: (caught, here) => [oneDay(theMonth(caught, here, false).to)],
  wholeMonth: (caught, here) => [theMonth(caught, here, false)],
  firstOf: (caught, here) => [oneDay(theMonth(caught, here).from)],
  lastOf: (caught, here) => [oneDay(theMonth(caught, here).to)],
  nthWeekday,
  third: (caught, here) => [third(caught, here)],
  fromTo,
  slashed,
  weekdayAndDate,
  weekdayIfDate,
  dated: (caught, here) => {
    const month =
      caught['monthNumber'] === undefined ? monthNamed(caught['month'] ?? '') : Number(caught['monthNumber']);
    // "By 4.30" is an hour.
    return month > 12 ? null : each(dated(dateIn(caught), month, caught['year'], here));
  },
  dateAlone: (caught, here) => (dateIn(caught) > 31 ? null : each(dateAlone(dateIn(caught), here))),
  dateIn: (caught, { today }, by) => {
    const first = firstOfMonth(today, by);
    const day = dayOrNull(yearOf(first), monthOf(first), dateIn(caught));
    return day === null ? [] : [oneDay(day)];
  },
};

export const dayRules: readonly DateRule[] = dayTable.map(([pattern, means]) => {
  const [name = '', by = '0'] = means.split(' ');
  const operation = operations[name];
  if (operation === undefined) throw new Error(`No such day: ${means}`);
  return { pattern: at(pattern), read: (caught, here) => operation(caught, here, Number(by)) };
});
