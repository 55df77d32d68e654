import type { CommitmentId } from '@kinsong/contract/onboarding/commitments.ts';

/** No two candles are of one height, and each has dripped in its own way. Measures of the drawing, 140 by 290. */
export interface CandleShape {
  readonly height: number;
  readonly drips: string;
}

/** The foot of every candle in the drawing, and where its wax begins and ends. */
export const foot = 276;
export const drawing = { width: 140, height: 290 };

export const candles: Readonly<Record<CommitmentId, CandleShape>> = {
  word: {
    height: 150,
    drips: 'M48-1c1 16-2 26 2 34 4 3 6-4 5-16 0-8 3-10 6-18M90-2c0 10 2 18-1 24-3 2-5-3-5-10',
  },
  listening: {
    height: 176,
    drips: 'M47-1c0 22-1 40 2 52 3 4 6-2 5-14-1-12 2-20 5-38M86-2c1 8 4 10 4 22 0 9-5 9-6 1 0-8-2-14-3-23',
  },
  help: {
    height: 136,
    drips: 'M50-1c1 9-1 15 1 21 3 3 5-2 5-9 1-5 3-8 5-12M84-2c0 15-1 28 2 40 3 4 6-1 5-12 0-11-1-18-1-28',
  },
  nda: {
    height: 162,
    drips: 'M48-1c0 10-1 18 1 24 3 4 6-1 6-10 0-6 2-10 5-14M88-2c1 9 2 16 0 23-3 4-6 0-6-8 0-6-2-10-3-15',
  },
};

/** Where the flame burns, in the drawing. */
export const flameAt = ({ height }: CandleShape): number => foot - height - 26;
