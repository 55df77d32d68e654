import type { Repeat } from '@kinsong/contract/calendar/event.ts';
import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { readRule, weekdayCodes, writeRule, type RuleParts } from '@kinsong/engines/calendar/rule.ts';

export type WeekdayCode = (typeof weekdayCodes)[number];

/** How often it comes back, as one chooses it; 'own' is a rule that came from elsewhere and stays as it is. */
export type Rhythm = 'never' | 'day' | 'week' | 'fortnight' | 'month' | 'monthWeekday' | 'year' | 'own';

export interface RepeatTyped {
  readonly rhythm: Rhythm;
  /** By the week, on which days. */
  readonly weekdays: readonly WeekdayCode[];
  /** The last day it may fall on; empty where it goes on for good. */
  readonly until: string;
}

export const weekdayCodeOf = (day: DayText): WeekdayCode =>
  weekdayCodes[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';

/** Which of its weekday in the month a day is: the first, the second, … */
export const placeInMonth = (day: DayText): number => Math.ceil(Number(day.slice(8, 10)) / 7);

const none = { rhythm: 'never', weekdays: [], until: '' } as const;

export function repeatTyped(repeat: Repeat | null, day: DayText): RepeatTyped {
  if (repeat === null) return { ...none, weekdays: [weekdayCodeOf(day)] };
  const parts = readRule(repeat.rule);
  if (parts === null) return { ...none, rhythm: 'own' };
  const { UNTIL = '', ...rest } = parts;
  const until = UNTIL === '' ? '' : `${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}`;
  const weekdays = (rest['BYDAY']?.split(',') ?? []).filter(isPlainWeekday);
  const rhythm = (['day', 'week', 'fortnight', 'month', 'monthWeekday', 'year'] as const).find((each) =>
    isSame(partsOf({ rhythm: each, weekdays, until: '' }, day), rest),
  );
  return { rhythm: rhythm ?? 'own', weekdays: weekdays.length > 0 ? weekdays : [weekdayCodeOf(day)], until };
}

const isPlainWeekday = (code: string): code is WeekdayCode => weekdayCodes.some((each) => each === code);

const isSame = (a: RuleParts, b: RuleParts): boolean => inNames(a) === inNames(plain(b));

const inNames = (parts: RuleParts): string =>
  Object.keys(parts)
    .sort()
    .map((name) => `${name}=${parts[name]}`)
    .join(';');

/** What other programs write besides and what means nothing by itself. */
function plain(parts: RuleParts): RuleParts {
  const { WKST: _monday, INTERVAL, ...rest } = parts;
  return INTERVAL === undefined || INTERVAL === '1' ? rest : { ...rest, INTERVAL };
}

function partsOf({ rhythm, weekdays }: RepeatTyped, day: DayText): RuleParts {
  const byDay = weekdayCodes.filter((code) => weekdays.includes(code)).join(',') || weekdayCodeOf(day);
  switch (rhythm) {
    case 'day':
      return { FREQ: 'DAILY' };
    case 'week':
      return { FREQ: 'WEEKLY', BYDAY: byDay };
    case 'fortnight':
      return { FREQ: 'WEEKLY', INTERVAL: '2', BYDAY: byDay };
    case 'month':
      return { FREQ: 'MONTHLY', BYMONTHDAY: String(Number(day.slice(8, 10))) };
    case 'monthWeekday': {
      const place = placeInMonth(day);
      return { FREQ: 'MONTHLY', BYDAY: `${place === 5 ? -1 : place}${weekdayCodeOf(day)}` };
    }
    case 'year':
      return { FREQ: 'YEARLY' };
    case 'never':
    case 'own':
      return {};
  }
}

/** The rule that was chosen; one that nobody touched stays letter by letter. */
export function repeatOf(typed: RepeatTyped & { date: string }, before: Repeat | null): Repeat | null {
  const { rhythm, until, date } = typed;
  if (rhythm === 'never') return null;
  if (before !== null && isUntouched(typed, before, date)) return before;
  const own = rhythm === 'own' ? withoutEnd(before) : partsOf(typed, date);
  const end = until === '' ? {} : { UNTIL: until.replaceAll('-', '') };
  return { rule: writeRule({ ...own, ...end }), except: before?.except ?? [] };
}

function isUntouched(typed: RepeatTyped, before: Repeat, date: DayText): boolean {
  const there = repeatTyped(before, date);
  return (
    there.rhythm === typed.rhythm &&
    there.until === typed.until &&
    (there.rhythm === 'own' || there.weekdays.join(',') === typed.weekdays.join(','))
  );
}

function withoutEnd(repeat: Repeat | null): RuleParts {
  const { UNTIL: _until, COUNT: _count, ...rest } = (repeat === null ? null : readRule(repeat.rule)) ?? {};
  return rest;
}
