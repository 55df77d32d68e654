import { numbersIn, weekdaysIn, type NamedWeekday, type RuleParts } from './rule.ts';
import { calendarDay, dayNumber, daysInMonth, weekdayOf } from './wall.ts';

/** The days that belong together in a rule, a week or a month of it: from the first to before the other. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** A rule, ready to be asked: which of its periods a day lies in, and the days it names in one. */
export interface ReadyRule {
  readonly interval: number;
  /** How many periods lie between the rule's own start and a day. */
  periodOf(day: number): number;
  /** The first day of a period, to know when to stop. */
  beginOf(period: number): number;
  daysIn(period: number): number[];
}

/** What each part of a rule says; what it does not say, the day says on which it began. */
interface Wanted {
  readonly months: readonly number[] | null;
  readonly monthDays: readonly number[] | null;
  readonly yearDays: readonly number[] | null;
  readonly weekdays: readonly NamedWeekday[] | null;
  /** 'The first Monday' is one of the month, or of the year where no month is named. */
  readonly nthOf: 'month' | 'year';
}

export function readyRule(parts: RuleParts, start: number): ReadyRule {
  const weekStart = weekdaysIn(parts['WKST'] ?? 'MO')![0]!.weekday;
  const interval = Number(parts['INTERVAL'] ?? 1);
  const periods = periodsOf(parts, start, weekStart);
  const wanted = wantedOf(parts, start);
  const positions = numbersIn(parts['BYSETPOS']);
  const weeks = numbersIn(parts['BYWEEKNO']);
  return {
    interval,
    periodOf: periods.of,
    beginOf: (period) => periods.at(period).from,
    daysIn(period) {
      const whole = periods.at(period);
      const spans =
        weeks === null ? monthsOf(whole, parts['FREQ'], wanted) : weeksOf(whole, weeks, weekStart);
      const days: number[] = [];
      for (const { from, to } of spans)
        for (let day = from; day < to; day += 1) if (isWanted(day, wanted)) days.push(day);
      return positions === null ? days : atPositions(days, positions);
    },
  };
}

function wantedOf(parts: RuleParts, start: number): Wanted {
  const { month, day } = calendarDay(start);
  const said = {
    months: numbersIn(parts['BYMONTH']),
    monthDays: numbersIn(parts['BYMONTHDAY']),
    yearDays: numbersIn(parts['BYYEARDAY']),
    weekdays: weekdaysIn(parts['BYDAY']),
    nthOf: parts['FREQ'] === 'YEARLY' && parts['BYMONTH'] === undefined ? 'year' : 'month',
  } as const;
  if (said.monthDays !== null || said.yearDays !== null || said.weekdays !== null) return said;
  if (parts['FREQ'] === 'DAILY') return said;
  if (parts['FREQ'] === 'WEEKLY' || parts['BYWEEKNO'] !== undefined)
    return { ...said, weekdays: [{ weekday: weekdayOf(start), nth: null }] };
  return {
    ...said,
    monthDays: [day],
    months: parts['FREQ'] === 'YEARLY' ? (said.months ?? [month]) : said.months,
  };
}

function periodsOf(
  parts: RuleParts,
  start: number,
  weekStart: number,
): { of(day: number): number; at(period: number): Period } {
  const first = calendarDay(start);
  switch (parts['FREQ']) {
    case 'YEARLY':
      return {
        of: (day) => calendarDay(day).year - first.year,
        at: (period) => ({
          from: dayNumber(first.year + period, 1, 1),
          to: dayNumber(first.year + period + 1, 1, 1),
        }),
      };
    case 'MONTHLY':
      return {
        of(day) {
          const { year, month } = calendarDay(day);
          return (year - first.year) * 12 + month - first.month;
        },
        at: (period) => ({
          from: dayNumber(first.year, first.month + period, 1),
          to: dayNumber(first.year, first.month + period + 1, 1),
        }),
      };
    default: {
      const length = parts['FREQ'] === 'WEEKLY' ? 7 : 1;
      const begin = length === 7 ? start - ((weekdayOf(start) - weekStart + 7) % 7) : start;
      return {
        of: (day) => Math.floor((day - begin) / length),
        at: (period) => ({ from: begin + period * length, to: begin + (period + 1) * length }),
      };
    }
  }
}

/** Of a year only the months that are named are looked through. */
function monthsOf(period: Period, frequency: string | undefined, { months }: Wanted): Period[] {
  if (frequency !== 'YEARLY' || months === null) return [period];
  const { year } = calendarDay(period.from);
  return [...new Set(months)]
    .sort((a, b) => a - b)
    .map((month) => ({ from: dayNumber(year, month, 1), to: dayNumber(year, month + 1, 1) }));
}

/** Weeks of a year by their numbers, in their order. The first is the one that has most of its days in it. */
function weeksOf({ from, to }: Period, numbers: readonly number[], weekStart: number): Period[] {
  const firstWeek = (newYear: number): number => {
    const into = (weekdayOf(newYear) - weekStart + 7) % 7;
    return into <= 3 ? newYear - into : newYear - into + 7;
  };
  const begin = firstWeek(from);
  const count = (firstWeek(to) - begin) / 7;
  const wanted = new Set(numbers.map((number) => (number > 0 ? number : count + 1 + number)));
  return [...wanted]
    .filter((number) => number >= 1 && number <= count)
    .sort((a, b) => a - b)
    .map((number) => ({ from: begin + (number - 1) * 7, to: begin + number * 7 }));
}

function isWanted(number: number, { months, monthDays, yearDays, weekdays, nthOf }: Wanted): boolean {
  const { year, month, day } = calendarDay(number);
  if (months !== null && !months.includes(month)) return false;
  if (monthDays !== null && !isNamed(monthDays, day, daysInMonth(year, month))) return false;
  const inYear = (): [number, number] => {
    const newYear = dayNumber(year, 1, 1);
    return [number - newYear + 1, dayNumber(year + 1, 1, 1) - newYear];
  };
  if (yearDays !== null && !isNamed(yearDays, ...inYear())) return false;
  if (weekdays === null) return true;
  const ofItsKind = weekdays.filter(({ weekday }) => weekday === weekdayOf(number));
  if (ofItsKind.some(({ nth }) => nth === null) || ofItsKind.length === 0) return ofItsKind.length > 0;
  const [place, length] = nthOf === 'year' ? inYear() : [day, daysInMonth(year, month)];
  const [fromFront, fromBack] = [Math.ceil(place / 7), -Math.ceil((length - place + 1) / 7)];
  return ofItsKind.some(({ nth }) => nth === fromFront || nth === fromBack);
}

/** Whether a place is named by its number from the front or from the back. */
const isNamed = (named: readonly number[], place: number, length: number): boolean =>
  named.includes(place) || named.includes(place - length - 1);

function atPositions(days: readonly number[], positions: readonly number[]): number[] {
  const chosen = positions.map((position) => days.at(position > 0 ? position - 1 : position));
  return [...new Set(chosen.filter((day) => day !== undefined))].sort((a, b) => a - b);
}
