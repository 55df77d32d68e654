import type { Note } from './note.ts';

/** The low heartbeat of S1 §9. */
export const heartbeat = {
  cycle: 6,
  cycleOnSafari: 8,
  frequencies: [55, 82.5, 110, 165],
  spacing: 0.3,
  length: 2,
  lengthens: 0.4,
  degreesACycle: 30,
} as const;

/** The further a pulse is from the first, the softer. */
const peaks = [1, 0.72, 0.5, 0.34];

/** The four pulses of one cycle. Each cycle begins a little further in the wave than the last. */
export function heartbeatOf(cycle: number): Note[] {
  const { frequencies, spacing, length, lengthens, degreesACycle } = heartbeat;
  return frequencies.map((frequency, index) => ({
    at: index * spacing,
    frequency,
    length: length + index * lengthens,
    phase: (cycle * degreesACycle) % 360,
    peak: peaks[index] ?? 0,
    swell: 0.06,
  }));
}

/** When all pulses have begun, in seconds: the moment at which the light is fullest. */
export const fullest = heartbeat.spacing * heartbeat.frequencies.length;

/**
 * The same beat as light, from 0 to 1: it rises while the pulses fall and sinks over the rest of the cycle, slowly
 * enough for tired eyes. `elapsed` is in seconds, and so is the cycle.
 */
export function lightOf(elapsed: number, cycle: number): number {
  const into = elapsed - Math.floor(elapsed / cycle) * cycle;
  return into < fullest ? ease(into / fullest) : 1 - ease((into - fullest) / (cycle - fullest));
}

const ease = (part: number): number => part * part * (3 - 2 * part);
