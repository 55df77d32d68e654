import type { Chance, Inks, Pen } from '../../ui/drawing/index.ts';

/** What the picture shows: the house from the water, the same from nearer and in the middle, or the moon. */
export type View = 'epic' | 'gathering' | 'foot' | 'mystical';

/** Where a scene plays. All lengths are CSS pixels. */
export interface Stage {
  pen: Pen;
  ink: Inks;
  roll: Chance;
  /** Where words stand just now: no star passes behind them. */
  quiet: (x: number, y: number) => boolean;
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

/** Of the sheets of a picture, far to near, one may drift, and one is light that the heartbeat adds to what is painted. */
export const sheetNames = ['back', 'moving', 'front', 'lights'] as const;
export type SheetName = (typeof sheetNames)[number];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Lays a sheet where there is something to paint, and no larger, since what moves is blended anew each time. Its pen
 * works in the measures of the whole page.
 */
export type Lay = (sheet: SheetName, box?: Box) => Pen;

/** Tells the page where something stands in the picture, so that words can stand beside it. */
export type Mark = (name: string, at: { x: number; y: number }) => void;

/** What a place of the picture is called on the page. */
export const markOf = (what: string, count: number): string => `--${what}-${count}`;

/** The part of the page that was left free for the picture. */
export interface Place {
  top: number;
  height: number;
}

/** The page's own measure, before anybody has taken a standpoint in it. */
export interface Measure {
  lay: Lay;
  mark: Mark;
  stage: Pick<Stage, 'ink' | 'roll' | 'quiet' | 'width' | 'height' | 'sharpness' | 'narrow'>;
  place: Place;
}
