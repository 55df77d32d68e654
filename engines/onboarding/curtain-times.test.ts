import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakthroughTime, curtainTimes, opennessAfter } from './curtain-times.ts';

test('[O3] the curtain takes about three seconds, the breakthrough two and a half', () => {
  expect(curtainTimes.closes + curtainTimes.opens).toBe(3000);
  expect(breakthroughTime).toBe(2500);
});

test('[O3] it is open at first, closed while the next screen comes, and open at the end', () => {
  expect(opennessAfter(0, 0)).toBe(1);
  for (const waited of [0, 40, 900]) {
    expect(opennessAfter(1500, waited)).toBe(0);
    expect(opennessAfter(1500 + waited, waited)).toBe(0);
    expect(opennessAfter(3000 + waited, waited)).toBe(1);
  }
});

test('[O3] it only ever closes, and then only ever opens', () => {
  fc.assert(
    fc.property(fc.nat(1500), fc.nat(1500), fc.nat(2000), (first, second, waited) => {
      const [early, late] = [Math.min(first, second), Math.max(first, second)];
      expect(opennessAfter(late, waited)).toBeLessThanOrEqual(opennessAfter(early, waited));
      const [begun, later] = [1500 + waited + early, 1500 + waited + late];
      expect(opennessAfter(later, waited)).toBeGreaterThanOrEqual(opennessAfter(begun, waited));
    }),
  );
});
