import { expect, test } from 'vitest';
import { daysIn, sky, starsOf, xOf } from './month-sky.ts';

test('[D1] each thing done in the month is one star over its day, and a very full day has no more than fit', () => {
  const stars = starsOf('2026-11', [
    { day: '2026-11-01', tasks: 2 },
    { day: '2026-11-30', tasks: 40 },
  ]);
  expect(stars).toHaveLength(11);
  expect(Math.abs(stars[0]!.x - xOf(1, '2026-11'))).toBeLessThanOrEqual(2);
  for (const { x, y } of stars) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(sky.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(sky.ground);
  }
});

test('[D1] a month is as long as it is', () => {
  expect(['2026-02', '2028-02', '2026-11', '2026-12'].map(daysIn)).toEqual([28, 29, 30, 31]);
});
