import type { Note } from './note.ts';

/** The base of the singing bowl, S1 §9. */
export const bowlBase = 528;

/** How the rim of a bowl rings above its base; a second voice beside the base lets it beat slowly, as bowls do. */
const voices = [
  { ratio: 1, peak: 0.3, length: 11 },
  { ratio: 1 + 0.7 / bowlBase, peak: 0.16, length: 11 },
  { ratio: 2.76, peak: 0.07, length: 5.5 },
  { ratio: 5.4, peak: 0.025, length: 2.4 },
];

/** One stroke of the bowl. */
export const bowlStroke = (): Note[] =>
  voices.map(({ ratio, peak, length }) => ({
    at: 0,
    frequency: bowlBase * ratio,
    length,
    phase: 0,
    peak,
    swell: 0.12,
  }));

/** The bowl is struck with every second heartbeat, so that it has nearly faded before it sounds again. */
export const strikesBowl = (cycle: number): boolean => cycle % 2 === 0;
