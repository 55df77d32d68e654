import type { Span } from '../words/mask.ts';
import { halfTable } from './halves.words.ts';

/** What a clock shows; an exact one says itself whether it is morning. */
export interface Face {
  readonly hours: number;
  readonly minutes: number;
  readonly exact?: boolean;
}

interface Cue extends Span {
  readonly half: (typeof halfTable)[number]['half'];
  readonly sure: boolean;
}

/** "in the morning", directly after an hour, is said of that hour alone. */
const joint = /^ (?:(?:in|on|at|this|every) )?(?:the )?$/;

export const cuesIn = (plain: string): readonly Cue[] =>
  halfTable.flatMap(({ half, sure, said }) =>
    Array.from(plain.matchAll(said), ({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
      half,
      sure,
    })),
  );

export const attachedTo = (clock: Span, plain: string, cues: readonly Cue[]): Cue | undefined =>
  cues.find(({ from }) => from >= clock.to && joint.test(plain.slice(clock.to, from)));

/** The words that decide about an hour: those directly after it, else the nearest of its sentence that no other hour has. */
export function cueFor(
  clock: Span,
  others: readonly Span[],
  plain: string,
  cues: readonly Cue[],
): Cue | null {
  const own = attachedTo(clock, plain, cues);
  if (own !== undefined) return own;
  const taken = new Set(others.map((other) => attachedTo(other, plain, cues)));
  const away = (cue: Cue): number =>
    Math.max(cue.from - clock.to, clock.from - cue.to) + (cue.sure ? 0 : plain.length);
  const [nearest] = cues
    .filter((cue) => !taken.has(cue) && !between(cue, clock, plain).includes('|'))
    .toSorted((a, b) => away(a) - away(b));
  return nearest ?? null;
}

const between = (a: Span, b: Span, plain: string): string =>
  plain.slice(Math.min(a.to, b.to), Math.max(a.from, b.from));

export const written = ({ hours, minutes }: Face): string | null =>
  hours > 23 || minutes > 59 ? null : `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

const isExact = ({ hours, exact }: Face): boolean => exact === true || hours > 12 || hours === 0;
const real = (times: readonly (string | null)[]): readonly string[] => times.filter((time) => time !== null);

/** A clock face says an hour twice a day. */
export const bothHalves = (face: Face): readonly string[] =>
  isExact(face) || face.hours === 12
    ? real([written(face)])
    : real([written(face), written({ ...face, hours: face.hours + 12 })]);

/** Which of the two is meant; a bare seven or eight may be either, and is asked. */
export function halvesOf(face: Face, cue: Cue | null): readonly string[] {
  // A quarter to nine is like nine.
  const hours = face.hours + (face.minutes > 30 ? 1 : 0);
  const both = bothHalves(face);
  const [early, late] = both;
  if (isExact(face) || early === undefined || (late === undefined && cue?.half !== 'night')) return both;
  if (cue?.half === 'night' && face.hours === 12) return ['23:59'];
  const asSaid = hours <= 6 ? real([late ?? null]) : hours >= 9 ? [early] : both;
  if (cue === null || late === undefined) return asSaid;
  if (cue.half === 'morning') return cue.sure || hours >= 5 ? [early] : asSaid;
  if (cue.half === 'night' && hours < 6) return [early];
  if (cue.half === 'afternoon') return hours < 9 ? [late] : [early];
  return cue.sure || hours < 9 ? [late] : [early];
}
