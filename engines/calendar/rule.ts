/** A rule of RFC 5545 as a family may need it: never more often than daily. */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** From Monday on, as this house counts. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export const longestRule = 300;

const weekday = weekdayCodes.join('|');
const list = (one: string): RegExp => new RegExp(`^${one}(?:,${one}){0,60}$`);

/** Each part with the form its values must have. */
const forms: Readonly<Record<string, RegExp>> = {
  FREQ: new RegExp(`^(?:${frequencies.join('|')})$`),
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/,
  WKST: new RegExp(`^(?:${weekday})$`),
  BYDAY: list(`(?:[+-]?(?:[1-9]|[1-4]\\d|5[0-3]))?(?:${weekday})`),
  BYMONTHDAY: list('[+-]?(?:[1-9]|[12]\\d|3[01])'),
  BYYEARDAY: list('[+-]?(?:[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])'),
  BYWEEKNO: list('[+-]?(?:[1-9]|[1-4]\\d|5[0-3])'),
  BYMONTH: list('(?:[1-9]|1[0-2])'),
  BYSETPOS: list('[+-]?(?:[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])'),
};

/** What a rule of each frequency may not say besides. */
const unfit: Readonly<Record<Frequency, readonly string[]>> = {
  DAILY: ['BYWEEKNO', 'BYYEARDAY'],
  WEEKLY: ['BYWEEKNO', 'BYYEARDAY', 'BYMONTHDAY'],
  MONTHLY: ['BYWEEKNO', 'BYYEARDAY'],
  YEARLY: [],
};

/** The parts of a rule by their names. */
export type RuleParts = Readonly<Record<string, string>>;

/** Null where it is no rule, or none that this house keeps. */
export function readRule(rule: string): RuleParts | null {
  if (rule.length > longestRule) return null;
  const read: Record<string, string> = {};
  for (const part of rule.toUpperCase().split(';')) {
    const [name = '', value = '', ...more] = part.split('=');
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (form === undefined || more.length > 0 || !form.test(value) || Object.hasOwn(read, name)) return null;
    read[name] = value;
  }
  return isWhole(read) ? read : null;
}

function isWhole(read: RuleParts): boolean {
  const freq = read['FREQ'] as Frequency | undefined;
  if (freq === undefined || unfit[freq].some((name) => name in read)) return false;
  if ('COUNT' in read && 'UNTIL' in read) return false;
  const countsWeekdays = /\d/.test(read['BYDAY'] ?? '');
  if (countsWeekdays && (freq === 'DAILY' || freq === 'WEEKLY' || 'BYWEEKNO' in read)) return false;
  return (
    !('BYSETPOS' in read) || Object.keys(read).some((name) => name.startsWith('BY') && name !== 'BYSETPOS')
  );
}

export const writeRule = (read: RuleParts): string =>
  Object.entries(read)
    .map(([name, value]) => `${name}=${value}`)
    .join(';');

export const numbersIn = (value: string | undefined): readonly number[] | null =>
  value === undefined ? null : value.split(',').map(Number);

/** A weekday from Monday, 0, to Sunday, 6; with `nth` only the first, the last … of its month or year. */
export interface NamedWeekday {
  readonly weekday: number;
  readonly nth: number | null;
}

export const weekdaysIn = (value: string | undefined): readonly NamedWeekday[] | null =>
  value === undefined
    ? null
    : value.split(',').map((one) => ({
        weekday: weekdayCodes.indexOf(one.slice(-2) as (typeof weekdayCodes)[number]),
        nth: one.length > 2 ? Number(one.slice(0, -2)) : null,
      }));
