import type { Note } from './note.ts';

/** What answers a tap, S1 §9. */
export type ToneName = 'doubleTap' | 'soul' | 'trust';

function tone(frequency: number, length: number, at = 0): Note {
  return { at, frequency, length, phase: 0, peak: 0.8, swell: 0.015 };
}

/** The double tap is two tones, the second a little after the first: together about 0.65 s. */
export const tones: Readonly<Record<ToneName, readonly Note[]>> = {
  doubleTap: [tone(741, 0.5), tone(852, 0.5, 0.15)],
  soul: [tone(741, 0.6)],
  trust: [tone(440, 0.3)],
};
