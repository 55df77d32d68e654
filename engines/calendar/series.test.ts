import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { besides, conflictsOf, freeWindows, merged } from './free.ts';
import { lasting, resized, shifted } from './moves.ts';
import { endedBefore, goesOnFrom, hasDay, movedRepeat } from './series.ts';
import { startsOf } from './starts.ts';
import type { Repeat, Times } from './times.ts';
import { wallMinutes, wallText } from './wall.ts';

const series = (rule: string, start = '2026-10-13T15:00', except: string[] = []): Times => ({
  start,
  end: start,
  zone: 'Europe/Berlin',
  all_day: false,
  repeat: { rule, except },
});
const first = (times: Times, howMany: number): string[] =>
  [...startsOf(times, -Infinity, wallMinutes('2030-01-01T00:00'))].slice(0, howMany).map(wallText);

describe('[P6] a series that is parted', () => {
  const rules = [
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;COUNT=30',
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;UNTIL=20270301',
    'FREQ=MONTHLY;BYDAY=2TU',
  ];
  test('has all its days, before and after, each once, wherever it is parted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.integer({ min: 1, max: 12 }), (rule, at) => {
        const whole = series(rule);
        const days = first(whole, 20);
        const original = days[at]!;
        const before: Times = { ...whole, repeat: endedBefore(whole, original) };
        const after: Times = {
          ...whole,
          start: original,
          end: original,
          repeat: goesOnFrom(whole, original),
        };
        expect([...first(before, 99), ...first(after, 20 - at)]).toEqual(days);
      }),
    );
  });

  test('a day that fell out is none of its days, nor one beside its rule', () => {
    const times = series('FREQ=WEEKLY', '2026-10-13T15:00', ['2026-10-20T15:00']);
    expect(
      ['2026-10-13T15:00', '2026-10-20T15:00', '2026-10-21T15:00'].map((day) => hasDay(times, day)),
    ).toEqual([true, false, false]);
  });

  test.each([
    ['FREQ=WEEKLY;BYDAY=TU,FR', '2026-10-15T15:00', 'FREQ=WEEKLY;BYDAY=TH,SU'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-10-21T15:00', 'FREQ=MONTHLY;BYDAY=3WE'],
    ['FREQ=MONTHLY;BYMONTHDAY=13', '2026-10-20T15:00', 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['FREQ=DAILY', '2026-10-20T18:00', 'FREQ=DAILY'],
    ['FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=13', '2026-11-02T15:00', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=2'],
  ])('%s that moves to %s is %s, and begins on one of its days', (rule, to, moved) => {
    const repeat: Repeat = { rule, except: [] };
    expect(movedRepeat(repeat, '2026-10-13T15:00', to).rule).toBe(moved);
    expect(first(series(moved, to), 2)[0]).toBe(to);
  });
});

describe('[P6] lengths and moves', () => {
  test('six lengths, of which eight hours are the whole day', () => {
    expect(lasting('2026-10-13', '14:00', '1.5h')).toEqual({
      start: '2026-10-13T14:00',
      end: '2026-10-13T15:30',
      all_day: false,
    });
    expect(lasting('2026-10-13', '14:00', '8h')).toEqual({
      start: '2026-10-13T00:00',
      end: '2026-10-14T00:00',
      all_day: true,
    });
  });

  test('another end lies at a quarter of an hour and after the start; whole days stay whole', () => {
    const hour = lasting('2026-10-13', '14:00', '1h');
    expect(resized(hour, '2026-10-13T15:52').end).toBe('2026-10-13T15:45');
    expect(resized(hour, '2026-10-13T13:00').end).toBe('2026-10-13T14:15');
    const day = lasting('2026-10-13', '14:00', '8h');
    expect(resized(day, '2026-10-15T09:00').end).toBe('2026-10-15T00:00');
    expect(shifted(day, 1500)).toEqual({ ...day, start: '2026-10-14T00:00', end: '2026-10-15T00:00' });
  });
});

describe('[P6] free times', () => {
  const stretch = fc.tuple(fc.nat(500), fc.nat(60)).map(([start, long]) => ({ start, end: start + long }));
  test('what is left besides is neither busy nor lost', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 20 }), (taken) => {
        const whole = { start: 50, end: 450 };
        const left = besides(whole, taken);
        const holds = (list: readonly { start: number; end: number }[], at: number): boolean =>
          list.some(({ start, end }) => at >= start && at < end);
        for (let at = whole.start; at < whole.end; at += 1) expect(holds(left, at)).toBe(!holds(taken, at));
        expect(merged(left)).toEqual(left);
      }),
    );
  });

  test('windows begin at a quarter and are long enough; what touches is no conflict', () => {
    const minute = 60_000;
    const windows = freeWindows(
      { start: 5 * minute, end: 200 * minute },
      [
        { start: 40 * minute, end: 50 * minute },
        { start: 100 * minute, end: 110 * minute },
      ],
      { minutes: 30, most: 3 },
    );
    expect(windows.map(({ start }) => start / minute)).toEqual([60, 120]);
    expect(
      conflictsOf({ start: 10, end: 20 }, [
        { start: 0, end: 10 },
        { start: 19, end: 30 },
      ]),
    ).toEqual([{ start: 19, end: 30 }]);
  });
});
