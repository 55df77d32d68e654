import { expect, test } from 'vitest';
import { timelineLevel, wisdomFrom, wisdomRules, wisdomSources, wisdomSum, type Lived } from './wisdom.ts';

const nothing = Object.fromEntries(wisdomSources.map((of) => [of, 0])) as Lived;

test('[D1] wisdom is what was lived, each by its stated number, the most first', () => {
  const found = wisdomFrom({ ...nothing, manifesto: 1, tasks: 40, swaps: 3, votes: 5 });
  expect(found).toEqual([
    { of: 'tasks', times: 40, points: 40 },
    { of: 'swaps', times: 3, points: 30 },
    { of: 'manifesto', times: 1, points: 20 },
    { of: 'votes', times: 5, points: 10 },
  ]);
  expect(wisdomSum(found)).toBe(100);
  expect(wisdomFrom(nothing)).toEqual([]);
});

test('[D1] this is the whole rule, and nothing takes points away', () => {
  expect(Object.fromEntries(wisdomSources.map((of) => [of, wisdomRules[of].points]))).toEqual({
    ...{ manifesto: 20, tasks: 1, for_others: 3, votes: 2, gatherings: 2, souls: 1 },
    ...{ swaps: 10, care: 10, councils: 12, guests: 5 },
  });
});

test('[D1] each level takes as much as the two before it together', () => {
  const begins = [0, 21, 55, 110, 199, 343, 576, 953];
  expect(begins.map((points) => timelineLevel(points).level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(begins.slice(1).map((points) => timelineLevel(points - 1).level)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(timelineLevel(862)).toEqual({ level: 7, from: 576, next: 953 });
});

test('[D1] there is no last level', () => {
  expect(timelineLevel(1e12).level).toBeGreaterThan(timelineLevel(1e9).level);
});
