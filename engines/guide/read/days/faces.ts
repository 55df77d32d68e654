import type { Span } from '../words/mask.ts';
import type { Face } from './halves.ts';
import { bareHourTable, hourPieces, hourTable } from './hours.words.ts';
import { numberOf } from './numbers.ts';
import { spelledOut, type Caught } from './rule.ts';

/** A stretch of the line that may name an hour. A bare number is one only where the words around it say so. */
export interface Named extends Span {
  readonly faces: readonly Face[];
  readonly bare: boolean;
}

const table = [
  ...hourTable.map(([pattern, means]) => ({ pattern, means, bare: false })),
  ...bareHourTable.map(([pattern, means]) => ({ pattern, means, bare: true })),
].map(({ pattern, means, bare }) => {
  const written = hourPieces.reduce((out, [name, meaning]) => out.replaceAll(name, meaning), pattern);
  const whole = `(?<![\\w':.,/])(?:${spelledOut(written)})(?: ?ish)?(?![\\w']|[:.,/]\\d)`;
  return { pattern: new RegExp(whole, 'g'), means: means.split(' or '), bare };
});

function faceOf(means: string, { hour = '', minutes = '0', half, count = '' }: Caught): Face {
  const [kind = '', number = count] = means.split(' ');
  const hours = numberOf(hour);
  if (kind === 'past') return { hours, minutes: numberOf(number) };
  if (kind === 'to') return { hours: hours === 1 ? 12 : hours - 1, minutes: 60 - numberOf(number) };
  if (kind !== 'face')
    return { hours: Number(kind.slice(0, 2)), minutes: Number(kind.slice(3)), exact: true };
  if (half === undefined) return { hours, minutes: numberOf(minutes), exact: hour.startsWith('0') };
  // Nobody says "14 pm"; it is no hour of any day.
  if (hours > 12) return { hours: Number.NaN, minutes: 0 };
  return { hours: (hours % 12) + (half === 'p' ? 12 : 0), minutes: Number(minutes), exact: true };
}

const isReal = ({ hours, minutes }: Face): boolean => hours < 24 && minutes < 60;

/** Everything that may be an hour, in the order of the line; where two overlap the form that says more. */
export function facesIn(line: string): readonly Named[] {
  const found: Named[] = [];
  for (const { pattern, means, bare } of table) {
    for (const match of line.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const faces = means.map((each) => faceOf(each, match.groups ?? {})).filter(isReal);
      if (faces.length > 0 && !found.some((other) => from < other.to && other.from < to))
        found.push({ from, to, faces, bare });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}
