import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levels } from './levels.ts';

const at = (id: string, wanted: number, height = 100) => ({ id, wanted, height });

test('[P8] a comment stands level with its words, and below the one before it where there is no room', () => {
  expect([...levels([at('a', 10), at('b', 50), at('c', 400)])]).toEqual([
    ['a', 10],
    ['b', 122],
    ['c', 400],
  ]);
});

test('[P8] the one that is looked at stands level, and those before it make way upwards', () => {
  expect(Object.fromEntries(levels([at('a', 10), at('b', 50), at('c', 60)], 'b'))).toEqual({
    a: -62,
    b: 50,
    c: 162,
  });
});

test('[P8] no two lie over each other, wherever their words are, and the lit one stands level', () => {
  const all = fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 20, max: 300 })), { maxLength: 20 });
  const holds = fc.property(all, fc.nat(20), (some, lit) => {
    const sorted = some
      .map(([wanted, height], n) => at(String(n), wanted, height))
      .sort((a, b) => a.wanted - b.wanted);
    const found = levels(sorted, sorted[lit]?.id);
    const top = (n: number): number => found.get(sorted[n]?.id ?? '') ?? Number.POSITIVE_INFINITY;
    const one = sorted[lit];
    return (
      sorted.every(({ height }, n) => top(n + 1) >= top(n) + height) &&
      (one === undefined || found.get(one.id) === one.wanted)
    );
  });
  expect(fc.check(holds).failed).toBe(false);
});
