import type { Measure, Stage, View } from '../stage.ts';
import { night } from './night.ts';

/** Paints the house by the water, as it is seen from where this view stands. */
export function paint(view: Exclude<View, 'mystical'>, measure: Measure): void {
  night(measure.lay, { ...measure.stage, pen: measure.lay('back'), ...standpoints[view](measure) });
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
  return { x: width * 0.715, scale, shore: height * 0.747, bank: height * 0.884, hushed: 'left' };
}

/** Everyone is on the way to the house, which stands in the middle. */
function nearer({ stage: { width, height, narrow }, place }: Measure): Standpoint {
  const foot = place.top + place.height;
  if (narrow) {
    const scale = Math.min(place.height / 530, width / 620, 1.1);
    return { x: width / 2, scale, shore: foot - 78 * (scale / 0.6), bank: foot - 8, hushed: 'above' };
  }
  const scale = 0.8 * Math.min(width / 1440, height / 900, 1.6);
  // The doors at the foot stand on the bank, in two rows where one is too long.
  const bank = height - Math.max(height * 0.085, width < 1280 ? 112 : 80);
  return { x: width / 2, scale, shore: bank - height * 0.087, bank, hushed: 'above' };
}

function atTheEndOfTheRoad({ stage: { width, height, narrow } }: Measure): Standpoint {
  const x = width / 2;
  return narrow
    ? { x, scale: 0.5, shore: height - 130, bank: height - 40, hushed: 'above' }
    : { x, scale: 0.8, shore: height - 190, bank: height - 62, hushed: 'above' };
}
