import type { DayPart } from '../../frames/frame.ts';
import { overlaps, type Span } from '../words/mask.ts';
import { lengthIn } from './durations.ts';
import { numberOf } from './numbers.ts';
import { away, daysAway, noHour, onTheDay } from './relative.words.ts';
import { spelledOut, type Caught } from './rule.ts';
import type { Found } from './shifts.ts';

const minutesAway = lengthIn('', ` ${away}${noHour}`);
const days = new RegExp(
  `(?<![\\w'])(?:${spelledOut(daysAway)} ${away}|(?:${onTheDay})(?! (?:before|after)))(?![\\w'])`,
);
const daysOf: Readonly<Record<string, number>> = { week: 7, fortnight: 14 };

const sign = ({ side = '' }: Caught): number => (/^(?:after|later)/.test(side) ? 1 : -1);
const parts: readonly DayPart[] = ['morning', 'afternoon', 'evening', 'night'];

function relativeIn(plain: string): Found | null {
  const hours = minutesAway(plain);
  // "I sat there for an hour before I went in".
  if (hours !== null && !/\bfor (?:about )?$/.test(plain.slice(0, hours.from)))
    return { ...hours, readings: [], relative: { minutes: sign(hours.caught) * hours.minutes } };
  const match = days.exec(plain);
  if (match === null) return null;
  const caught: Caught = match.groups ?? {};
  const { unit, side, count = /\ba couple/.test(match[0]) ? 'two' : 'one' } = caught;
  const amount = side === undefined ? 0 : sign(caught) * numberOf(count) * (daysOf[unit ?? ''] ?? 1);
  const part = parts.find((each) => each === (unit ?? caught['of'] ?? caught['same']));
  const [from, to] = [match.index, match.index + match[0].length];
  return { from, to, readings: [], relative: { days: amount }, ...(part === undefined ? {} : { part }) };
}

/** The days of a line with what is only counted off from its matter: "the day before", "an hour later". */
export function withRelative(named: readonly Found[], plain: string): readonly Found[] {
  const found = relativeIn(plain);
  if (found === null) return named;
  // "The evening of the 5th", "two days before Christmas" say their day.
  const says = (day: Span): boolean =>
    day.from === found.to + 1 || (overlaps(day, found) && day.to > found.to);
  if (named.some(says)) return named;
  return [...named.filter((day) => !overlaps(day, found)), found].toSorted((a, b) => a.from - b.from);
}
