import { expect, test } from 'vitest';
import { anything, isNarrowed, queryOf } from './filters.ts';

test('[P4] a search from one day to another counts both of them whole, in the calendar of whoever asks', () => {
  const query = queryOf({ ...anything, from: '2026-03-05', until: '2026-03-05' });
  expect(Date.parse(query.until!) - Date.parse(query.from!)).toBe(24 * 60 * 60 * 1000);
  expect(new Date(query.from!).getHours()).toBe(0);
});

test('[P4] what is left open narrows nothing, nor does a year that is still being typed', () => {
  expect(queryOf(anything)).toEqual({});
  expect(isNarrowed(anything)).toBe(false);
  expect(queryOf({ ...anything, from: '0002-01-01', has: 'link' })).toEqual({ has: 'link' });
});
