import * as words from './numbers.words.ts';

const units = words.units.split(' ');
const ordinals = words.ordinals.split(' ');
const tens = new Map(Object.entries(words.tens));

const compound = (endings: readonly string[]): string =>
  `(?:twenty|thirty|forty|fifty)(?: (?:${endings.join('|')}))?`;

/** "3", "three", "a", "twenty five": as a piece of a pattern, with one group. */
export const count = `(\\d{1,3}|an?|${units.slice(1).toReversed().join('|')}|${compound(units.slice(1, 10))})`;

/** "25th", "twenty fifth", "third": as a piece of a pattern, with one group. */
export const ordinal = `(\\d{1,2}(?:st|nd|rd|th)|${ordinals.slice(1).toReversed().join('|')}|(?:twenty|thirty) (?:${ordinals.slice(1, 10).join('|')})|thirtieth)`;

export function numberOf(said: string): number {
  if (/^\d/.test(said)) return Number.parseInt(said, 10);
  if (said === 'a' || said === 'an') return 1;
  if (said === 'thirtieth') return 30;
  const [first = '', second] = said.split(' ');
  if (second !== undefined) return (tens.get(first) ?? 0) + numberOf(second);
  const found = Math.max(units.indexOf(first), ordinals.indexOf(first));
  return found >= 0 ? found : (tens.get(first) ?? Number.NaN);
}

export const { weekdays, months } = words;
export const weekday = `(${weekdays.join('|')}|sat|sun|wed)`;
export const month = `(${months.join('|')}|mar)`;

export const weekdayNamed = (said: string): number => weekdays.findIndex((name) => name.startsWith(said));
export const monthNamed = (said: string): number => months.findIndex((name) => name.startsWith(said)) + 1;
