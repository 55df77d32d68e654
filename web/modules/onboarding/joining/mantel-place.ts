import type { Inks, Pen } from '../../../ui/drawing/index.ts';

/** Where one candle stands on the page: its flame, and its foot. In CSS pixels, as all lengths of the scene. */
export interface Standing {
  readonly x: number;
  readonly flame: number;
  readonly foot: number;
}

export interface MantelPlace {
  readonly width: number;
  readonly height: number;
  readonly ink: Inks;
  readonly candles: readonly Standing[];
  /** One below the other, each on a ledge of its own, and not side by side on one mantel. */
  readonly narrow: boolean;
  /** Where words stand. */
  readonly isWritten: (x: number, y: number) => boolean;
}

/** When a sheet is seen: always, while one candle burns, or from so many burning candles on. */
export type Shown = 'always' | { readonly candle: number } | { readonly count: number };

/**
 * Of a scene's sheets, far to near, each is painted once; light comes and goes with the sheets that hold it. The pen
 * works in the measures of the whole page.
 */
export interface Sheet {
  readonly shown: Shown;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Light that is added to what lies below. */
  readonly added?: true;
  readonly paint: (pen: Pen) => void;
}

export type Painter = (place: MantelPlace) => readonly Sheet[];

export const wholePage = ({ width, height }: MantelPlace): Sheet['box'] => ({
  left: 0,
  top: 0,
  width,
  height,
});

export const around = (x: number, y: number, reach: number): Sheet['box'] => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** The top of what the candles stand on, where they stand side by side. */
export const shelfOf = ({ candles, height }: MantelPlace): number => (candles[0]?.foot ?? height / 2) - 4;

export const isShown = (shown: Shown, lit: readonly boolean[]): boolean => {
  if (shown === 'always') return true;
  return 'candle' in shown ? lit[shown.candle] === true : lit.filter(Boolean).length >= shown.count;
};
