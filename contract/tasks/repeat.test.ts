import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../common/calendar-days.ts';
import { fallsOn, firstFrom, nextDue, repeatIn, repeatInWords, weekdayOf } from './repeat.ts';
import type { Repeat } from './task.ts';

/** A Wednesday. */
const today = '2026-10-14';
const day = fc.integer({ min: 0, max: 40_000 }).map((ahead) => addDays('2000-01-01', ahead));
const repeats: fc.Arbitrary<Repeat> = fc.oneof(
  fc.constant({ every: 'day' as const }),
  fc.record({
    every: fc.constant('week' as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }) }),
  fc.record({
    every: fc.constant('year' as const),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  }),
);
const longest = { day: 1, week: 7, month: 31, year: 366 };

describe('[P5] what comes back', () => {
  test('the next day is one of them, after this one, never over, and none lies between', () => {
    fc.assert(
      fc.property(repeats, fc.option(day), day, (repeat, due, now) => {
        const next = nextDue(repeat, due, now);
        expect(next >= now).toBe(true);
        expect(due === null || next > due).toBe(true);
        expect(fallsOn(repeat, next)).toBe(true);
        const from = due === null || due < now ? now : due;
        expect(daysBetween(from, next)).toBeLessThanOrEqual(longest[repeat.every]);
      }),
      { numRuns: 300 },
    );
  });

  test('a month has it once, also one that is too short for its day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 1200 }), (wanted, months) => {
        const year = 2000 + Math.floor(months / 12);
        const month = String((months % 12) + 1).padStart(2, '0');
        const days = Array.from({ length: 31 }, (_, at) => addDays(`${year}-${month}-01`, at)).filter(
          (each) => each.startsWith(`${year}-${month}`),
        );
        expect(days.filter((each) => fallsOn({ every: 'month', day: wanted }, each))).toHaveLength(1);
      }),
    );
  });

  test.each([
    [{ every: 'month', day: 31 }, '2026-01-31', '2026-02-28'],
    [{ every: 'month', day: 31 }, '2026-02-28', '2026-03-31'],
    [{ every: 'month', day: 30 }, '2028-01-30', '2028-02-29'],
    [{ every: 'year', month: 2, day: 29 }, '2024-02-29', '2025-02-28'],
    [{ every: 'year', month: 2, day: 29 }, '2027-02-28', '2028-02-29'],
    [{ every: 'week', days: [4] }, '2026-10-15', '2026-10-22'],
    [{ every: 'week', days: [1, 4] }, '2026-10-15', '2026-10-19'],
    [{ every: 'day' }, '2026-12-31', '2027-01-01'],
  ] as const satisfies readonly (readonly [Repeat, string, string])[])(
    '%j after %s is %s',
    (repeat, due, next) => {
      expect(nextDue(repeat as Repeat, due, due)).toBe(next);
    },
  );

  test('done late it comes back on the next of its days, not on all that were missed', () => {
    expect(nextDue({ every: 'week', days: [4] }, '2026-09-03', today)).toBe('2026-10-15');
    expect(nextDue({ every: 'day' }, '2026-09-03', today)).toBe(today);
  });

  test.each([
    ['Water the beans each Thursday', { every: 'week', days: [4] }, 'each Thursday'],
    ['bins out every monday and thursday', { every: 'week', days: [1, 4] }, 'each Monday and Thursday'],
    [
      'Ring Oma each Sunday, Tuesday and Friday',
      { every: 'week', days: [2, 5, 7] },
      'each Tuesday, Friday and Sunday',
    ],
    ['Feed the cat daily', { every: 'day' }, 'every day'],
    ['Walk the dog every morning', { every: 'day' }, 'every day'],
    ['Sweep the hall every week', { every: 'week', days: [3] }, 'each Wednesday'],
    ['Lock up every weekday', { every: 'week', days: [1, 2, 3, 4, 5] }, 'each weekday'],
    ['Pay the rent every month on the 1st', { every: 'month', day: 1 }, 'every month on the 1st'],
    ['Read the meter monthly', { every: 'month', day: 14 }, 'every month on the 14th'],
    ['Sweep the chimney every year', { every: 'year', month: 10, day: 14 }, 'every year on 14 October'],
  ])('read from “%s”', (text, repeat, words) => {
    expect(repeatIn(text, today)).toEqual(repeat);
    expect(repeatInWords(repeat as Repeat)).toBe(words);
  });

  test.each(['Meet on Thursday', 'Each of us brings a chair', 'Everyone on Monday', 'The day after'])(
    'and not from “%s”',
    (text) => {
      expect(repeatIn(text, today)).toBeNull();
    },
  );

  test('its first day is today, where today is one of them', () => {
    expect(weekdayOf(today)).toBe(3);
    expect(firstFrom({ every: 'week', days: [3] }, today)).toBe(today);
    expect(firstFrom({ every: 'month', day: 31 }, '2026-11-02')).toBe('2026-11-30');
  });
});
