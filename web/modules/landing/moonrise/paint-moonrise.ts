import type { Measure } from '../scene-types.ts';
import { moonrise } from './moonrise.ts';

/** Paints the moon over the water, as large as its words need it. */
export function paint({ lay, stage, place }: Measure): void {
  const { width, narrow } = stage;
  const shore = place.top + place.height;
  const radius = Math.min(shore * (narrow ? 0.44 : 0.45), width * 0.44);
  moonrise(
    lay,
    { ...stage, pen: lay('back'), x: width / 2, scale: radius / 286, shore, bank: shore, hushed: 'above' },
    { x: width / 2, y: shore - radius * (narrow ? 0.837 : 0.81), radius },
  );
}
