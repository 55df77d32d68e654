import type { Chance, Inks, Pen } from '../../ui/drawing/index.ts';

/** What the picture shows: the house from the water, the same from nearer and in the middle, or the moon. */
export type View = 'epic' | 'gathering' | 'foot' | 'mystical';

/** Where a scene plays. All lengths are CSS pixels. */
export interface Stage {
  pen: Pen;
  ink: Inks;
  roll: Chance;
  width: number;
  height: number;
  sharpness: number;
  narrow: boolean;
  /** Words stand at the left of the picture, or above it: there the sky is hushed. */
  hushed: 'left' | 'above';
  /** Where the water begins. */
  shore: number;
  /** Where the near bank begins. */
  bank: number;
  /** Where the house, or the moon, stands. */
  x: number;
  scale: number;
}

/** A picture lies on four sheets, far to near, so that some of it can drift: one of them moves, one is all sparks. */
export interface Sheets {
  back: Pen;
  moving: Pen;
  front: Pen;
  sparks: Pen;
}

/** The part of the page that was left free for the picture. */
export interface Place {
  top: number;
  height: number;
}
