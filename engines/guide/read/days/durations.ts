import type { Span } from '../words/mask.ts';
import { count, numberOf } from './numbers.ts';
import type { Caught } from './rule.ts';

const amount = `(?:(half an hour)|(an hour and a half)|(?:a )?(quarter of an hour)|${count}( and a half)? (minutes?|hours?))\\b`;

const minutesIn = ([, half, more, quarter, number, andHalf, unit]: readonly (
  | string
  | undefined
)[]): number => {
  if (half !== undefined) return 30;
  if (more !== undefined) return 90;
  if (quarter !== undefined) return 15;
  const whole = numberOf(number ?? '') + (andHalf === undefined ? 0 : 0.5);
  return whole * (unit?.startsWith('h') === true ? 60 : 1);
};

export interface Length extends Span {
  readonly minutes: number;
  readonly caught: Caught;
}

/** A length of time between these words. */
export const lengthIn = (lead: string, tail = '') => {
  const pattern = new RegExp(`(?<![\\w'])${lead}(?:about |around )?${amount}${tail}`);
  return (line: string): Length | null => {
    const match = pattern.exec(line);
    if (match === null) return null;
    const [from, to] = [match.index, match.index + match[0].length];
    return { from, to, minutes: minutesIn([...match]), caught: match.groups ?? {} };
  };
};

/** "in twenty minutes", "in half an hour": from now. */
export const delayIn = lengthIn('in ');
/** "for two hours": from the hour that was said. */
export const durationIn = lengthIn('for ');

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
