import type { Roll } from './typing.ts';

/** The 'current IQ' of the typed screens moves around this, by at most so much (S2 §9). */
export const middleIq = 1004;
export const mostOff = 10;

/** It moves every so many milliseconds. */
export const shortestWait = 250;
export const longestWait = 350;

/** So many of its last values are drawn. */
export const traced = 27;

/** The next value: drawn back to the middle, and pushed off it again. */
export function nextIq(before: number, roll: Roll): number {
  const off = (before - middleIq) * 0.45 + (roll() - 0.5) * 15;
  return middleIq + Math.round(Math.max(-mostOff, Math.min(mostOff, off)));
}

export const waitForIq = (roll: Roll): number => shortestWait + roll() * (longestWait - shortestWait);

/** The trace with one value more, its oldest left out. */
export function follow(trace: readonly number[], roll: Roll): readonly number[] {
  return [...trace, nextIq(trace.at(-1) ?? middleIq, roll)].slice(-traced);
}

/** The values before anybody looked. */
export function firstTrace(roll: Roll): readonly number[] {
  let trace: readonly number[] = [middleIq];
  while (trace.length < traced) trace = follow(trace, roll);
  return trace;
}
