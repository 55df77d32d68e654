import { expect, test } from 'vitest';
import { offeredThreshold, offeredThresholds } from './offered-thresholds.ts';

test.each([
  [100, 100, [100]],
  [150, 100, [100]],
  [151, 120, [100, 120]],
] as const)('[M1] at a trust of %i a new room opens at %i', (trust, first, all) => {
  expect(offeredThreshold(trust)).toBe(first);
  expect(offeredThresholds(trust)).toEqual(all);
});
