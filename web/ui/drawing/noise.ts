import { chance } from './seeded-random.ts';

export type Noise = (x: number) => number;

/** A smooth random line between nought and one. */
export function noise(seed: number): Noise {
  const heights = Array.from({ length: 256 }, chance(seed));
  return (x) => {
    const step = Math.floor(x);
    const part = x - step;
    const ease = part * part * (3 - 2 * part);
    return (heights[step & 255] ?? 0) * (1 - ease) + (heights[(step + 1) & 255] ?? 0) * ease;
  };
}

/** Noise upon noise: hills with hillocks, or the folds of a curtain of light. */
export function layered(line: Noise, x: number, octaves = 4): number {
  let [sum, strength, frequency] = [0, 0.5, 1];
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * line(x * frequency);
    frequency *= 2.03;
    strength *= 0.5;
  }
  return sum;
}
