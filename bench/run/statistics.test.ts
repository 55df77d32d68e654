import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([30, 10, 20])).toBe(20);
  expect(() => median([])).toThrow('nothing was measured');
});

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.5)).toBe(101);
  expect(percentile(values, 0.99)).toBe(199);
  expect(percentile([7], 0.99)).toBe(7);
});
