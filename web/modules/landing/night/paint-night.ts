import type { Measure, Stage, View } from '../scene-types.ts';
import { hangDeeds, placeDeeds } from './done-stars.ts';
import { night } from './night.ts';

/** Paints the house by the water, as it is seen from where this view stands. */
export function paint(view: Exclude<View, 'mystical'>, measure: Measure): void {
  const pen = measure.lay('back');
  const stage = { ...measure.stage, pen, ...standpoints[view](measure) };
  // Where words go is said first: nothing is painted behind them.
  if (view === 'gathering') placeDeeds(stage, measure.mark);
  night(measure.lay, stage);
  if (view === 'gathering') hangDeeds(stage);
}

type Standpoint = Pick<Stage, 'x' | 'scale' | 'shore' | 'bank' | 'hushed'>;

const standpoints: Record<Exclude<View, 'mystical'>, (measure: Measure) => Standpoint> = {
  epic: fromTheWater,
  gathering: nearer,
  foot: atTheEndOfTheRoad,
};

function fromTheWater({ stage: { width, height, narrow }, place }: Measure): Standpoint {
  if (narrow) {
    const scale = Math.min(place.height / 430, width / 620, 1.1);
    return {
      x: width - 154 * (scale / 0.6) * Math.min(1, width / 390),
      scale,
      shore: place.top + place.height - 92 * Math.min(1.2, scale / 0.6),
      bank: place.top + place.height - 8,
      hushed: 'above',
    };
  }
  const scale = 1.06 * Math.min(width / 1440, height / 860, 1.6);
  const bank = Math.min(height * 0.884, height - doors());
  return { x: width * 0.715, scale, shore: bank - height * 0.137, bank, hushed: 'left' };
}

/** Everyone is on the way to the house, which stands in the middle. */
function nearer({ stage: { width, height, narrow }, place }: Measure): Standpoint {
  const foot = place.top + place.height;
  if (narrow) {
    const scale = Math.min(place.height / 570, width / 880, 1.1);
    // To its right words stand beside the song.
    return { x: width * 0.33, scale, shore: foot - 78 * (scale / 0.6), bank: foot - 8, hushed: 'above' };
  }
  // On a tablet the house comes nearer: there is height enough.
  const scale = 0.8 * Math.min(Math.max(width / 1440, 0.72), height / 900, 1.6);
  const bank = Math.min(height * 0.915, height - doors());
  return { x: width / 2, scale, shore: bank - height * 0.087, bank, hushed: 'above' };
}

/** How high the further doors stand on the bank: in three rows, in two, or in one where there is room. */
function doors(): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (matchMedia('(width < 64rem)').matches) return 10 * letters;
  return (matchMedia('(width < 80rem)').matches ? 7 : 5) * letters;
}

function atTheEndOfTheRoad({ stage: { width, height, narrow } }: Measure): Standpoint {
  const x = width / 2;
  return narrow
    ? { x, scale: 0.5, shore: height - 130, bank: height - 40, hushed: 'above' }
    : { x, scale: 0.8, shore: height - 190, bank: height - 62, hushed: 'above' };
}
