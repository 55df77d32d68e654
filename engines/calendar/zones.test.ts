import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from './occurrences.ts';
import { wallMinutes, wallText } from './wall.ts';
import { instantOf, wallAt } from './zone.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];

describe.each(zones)('[P6] the clocks of %s', (zone) => {
  test('show all year long what Temporal says', () => {
    const begin = wallMinutes('2026-01-01T00:00');
    const wrong: unknown[] = [];
    for (let minutes = begin; minutes < begin + 366 * 1440; minutes += 90) {
      const wall = wallText(minutes);
      const moment = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
      if (instantOf(minutes, zone) !== moment) wrong.push(['moment', wall]);
      const shown = Temporal.Instant.fromEpochMilliseconds(minutes * 60_000).toZonedDateTimeISO(zone);
      if (wallText(wallAt(minutes * 60_000, zone)) !== shown.toPlainDateTime().toString().slice(0, 16))
        wrong.push(['wall', wall]);
    }
    expect(wrong).toEqual([]);
  });
});

const event = (start: string, end: string, zone: string, rule: string) => ({
  id: 'a',
  series_id: null,
  original_start: null,
  ...{ start, end, zone },
  all_day: false,
  repeat: { rule, except: [] },
});
const moments = (...[start, end, zone, rule]: Parameters<typeof event>): string[] => {
  const span = { from: '2024-01-01T00:00', to: '2030-01-01T00:00', zone: 'UTC' };
  return occurrencesBetween(event(start, end, zone, rule), [], span).map(
    (one) =>
      `${new Date(one.start).toISOString().slice(0, 16)}–${new Date(one.end).toISOString().slice(11, 16)}`,
  );
};

describe('[P6] what comes back keeps the clock on its own wall', () => {
  test.each([
    // Spring forward and fall back.
    [
      'Europe/Berlin',
      '2026-03-28T09:00',
      ['2026-03-28T08:00–09:00', '2026-03-29T07:00–08:00', '2026-03-30T07:00–08:00'],
    ],
    [
      'Europe/Berlin',
      '2026-10-24T09:00',
      ['2026-10-24T07:00–08:00', '2026-10-25T08:00–09:00', '2026-10-26T08:00–09:00'],
    ],
    [
      'America/New_York',
      '2026-03-07T09:00',
      ['2026-03-07T14:00–15:00', '2026-03-08T13:00–14:00', '2026-03-09T13:00–14:00'],
    ],
    [
      'America/New_York',
      '2026-10-31T09:00',
      ['2026-10-31T13:00–14:00', '2026-11-01T14:00–15:00', '2026-11-02T14:00–15:00'],
    ],
    // Half an hour, the other way round.
    [
      'Australia/Lord_Howe',
      '2026-04-04T09:00',
      ['2026-04-03T22:00–23:00', '2026-04-04T22:30–23:30', '2026-04-05T22:30–23:30'],
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-03T09:00',
      ['2026-10-02T22:30–23:30', '2026-10-03T22:00–23:00', '2026-10-04T22:00–23:00'],
    ],
  ])('in %s from %s on', (zone, start, expected) => {
    const end = wallText(wallMinutes(start) + 60);
    const span = { from: '2026-01-01T00:00', to: '2030-01-01T00:00', zone: 'UTC' };
    const found = occurrencesBetween(event(start, end, zone, 'FREQ=DAILY;COUNT=3'), [], span);
    expect(
      found.map(
        (one) =>
          `${new Date(one.start).toISOString().slice(0, 16)}–${new Date(one.end).toISOString().slice(11, 16)}`,
      ),
    ).toEqual(expected);
  });

  test('in an hour that is left out it is an hour later; in one that comes twice, the first time', () => {
    expect(moments('2026-03-28T02:30', '2026-03-28T02:45', 'Europe/Berlin', 'FREQ=DAILY;COUNT=2')).toEqual([
      '2026-03-28T01:30–01:45',
      '2026-03-29T01:30–01:45',
    ]);
    expect(moments('2026-10-25T02:30', '2026-10-25T02:45', 'Europe/Berlin', 'FREQ=DAILY;COUNT=1')).toEqual([
      '2026-10-25T00:30–00:45',
    ]);
  });

  test('a night across the change ends when its clock says so', () => {
    expect(moments('2026-10-24T22:00', '2026-10-25T06:00', 'Europe/Berlin', 'FREQ=DAILY;COUNT=1')).toEqual([
      '2026-10-24T20:00–05:00',
    ]);
  });

  test('a birthday on the 29th of February is in leap years, the 31st in months that have one, the last day in all', () => {
    const days = (start: string, rule: string): string[] =>
      moments(start, start, 'UTC', rule).map((moment) => moment.slice(0, 10));
    expect(days('2024-02-29T00:00', 'FREQ=YEARLY')).toEqual(['2024-02-29', '2028-02-29']);
    expect(days('2026-01-31T00:00', 'FREQ=MONTHLY;COUNT=4')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
    ]);
    expect(days('2026-01-31T00:00', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  test('a whole day is the same day wherever one looks from', () => {
    const birthday = {
      ...event('2026-10-17T00:00', '2026-10-18T00:00', 'Europe/Berlin', 'FREQ=YEARLY'),
      all_day: true,
    };
    for (const zone of zones) {
      const span = { from: '2026-10-17T00:00', to: '2026-10-18T00:00', zone };
      expect(occurrencesBetween(birthday, [], span)).toMatchObject([{ wall_start: '2026-10-17T00:00' }]);
      const before = { from: '2026-10-16T00:00', to: '2026-10-17T00:00', zone };
      expect(occurrencesBetween(birthday, [], before)).toEqual([]);
    }
  });
});
