import type { MonthFigures } from '@kinsong/contract/insights/figures.ts';
import { expect, test } from 'vitest';
import { activityWords, spansOf } from './spans.ts';

const at = (month: string, tasks: number): MonthFigures => ({
  month,
  said: 2,
  tasks,
  votes: 1,
  gatherings: 0,
});
const years = Array.from({ length: 30 }, (_, n) =>
  at(new Date(Date.UTC(2024, 5 + n, 1)).toISOString().slice(0, 7), 1),
);

test('[D4] two years are drawn by months, more by years; both add up', () => {
  const months = spansOf([at('2025-12', 3), at('2026-01', 4)]);
  expect(months.map(({ name, full, tasks }) => [name, full, tasks])).toEqual([
    ['Dec', 'December 2025', 3],
    ['2026', 'January 2026', 4],
  ]);
  expect(spansOf(years).map(({ name, tasks, said }) => [name, tasks, said])).toEqual([
    ['2024', 7, 14],
    ['2025', 12, 24],
    ['2026', 11, 22],
  ]);
});

test('[D4] one sentence says what the picture means', () => {
  expect(activityWords([at('2026-10', 1)], 'you')).toBe(
    'Since October 2026, you said 2 things, did 1 task, cast 1 vote by name and said yes to 0 gatherings.',
  );
  expect(activityWords([], 'you')).toBe('Nothing has been counted yet.');
});
