import { describe, expect, test } from 'vitest';
import { daysOfMonth, lengthWords, mondayOf, monthsOn, weekWords } from './time-words.ts';
import { timesAfter } from './drag/useMovingEvents.ts';
import { proposals } from './free/proposals.ts';

test('[P6] a week is named by its days', () => {
  expect(weekWords('2026-10-12', '2026-10-13')).toBe('12 to 18 October');
  expect(weekWords('2026-09-28', '2026-10-13')).toBe('28 September to 4 October');
  expect(weekWords('2027-01-04', '2026-10-13')).toBe('4 to 10 January 2027');
  expect(mondayOf('2026-10-18')).toBe('2026-10-12');
});

test('[P6] a month is whole weeks, in leap years too', () => {
  expect(daysOfMonth('2026-10-10').length).toBe(35);
  expect(daysOfMonth('2028-02-29').at(-1)).toBe('2028-03-05');
  expect(monthsOn('2028-01-01', 1)).toBe('2028-02-01');
});

test('[P6] a length is said as one says it', () => {
  expect([30, 60, 90, 105, 240, 2880].map(lengthWords)).toEqual([
    ...['half an hour', 'one hour', 'one and a half hours', 'one hour 45', 'four hours', 'two days'],
  ]);
});

describe('[P6] a step', () => {
  const once = { zoneStart: '2026-10-24T23:45', zoneEnd: '2026-10-25T00:15', allDay: false };
  test('goes over midnight, and never makes it shorter than a quarter of an hour', () => {
    expect(timesAfter(once, { minutes: 15 })).toEqual({ start: '2026-10-25T00:00', end: '2026-10-25T00:30' });
    expect(timesAfter(once, { endMinutes: -15 })).toEqual({ start: once.zoneStart, end: '2026-10-25T00:00' });
    expect(timesAfter({ ...once, zoneEnd: '2026-10-25T00:00' }, { endMinutes: -15 })).toBeUndefined();
  });
  test('takes a whole day by days', () => {
    const whole = { zoneStart: '2028-02-28T00:00', zoneEnd: '2028-02-29T00:00', allDay: true };
    expect(timesAfter(whole, { minutes: 15 })).toBeUndefined();
    expect(timesAfter(whole, { endMinutes: 15 })).toMatchObject({ end: '2028-03-01T00:00' });
  });
});

describe('[P6] when can all of us', () => {
  const at = (text: string) => Date.parse(`${text}:00Z`);
  const looked = {
    from: '2026-10-15',
    to: '2026-10-17',
    minutes: 120,
    zone: 'UTC',
    now: at('2026-10-15T07:00'),
  };
  const taken = (start: string, end: string) => ({ start: at(start), end: at(end) });

  test('where most are free comes first, of as many the soonest, never two on one day', () => {
    const people = [
      { person_id: 'a', shown: true, busy: [] },
      { person_id: 'b', shown: true, busy: [taken('2026-10-16T00:00', '2026-10-18T00:00')] },
      { person_id: 'c', shown: false, busy: [] },
    ];
    const found = proposals(people, looked);
    expect(found.map(({ start, free, busy }) => [start, free, busy])).toEqual([
      ['2026-10-15T08:00', ['a', 'b'], []],
      ['2026-10-16T08:00', ['a'], ['b']],
      ['2026-10-17T08:00', ['a'], ['b']],
    ]);
  });
});
