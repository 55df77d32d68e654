import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNight, untilItTurns } from './is-night.ts';

const at = (time: string) => new Date(`2026-11-22T${time}`);

test.each(['22:00:00', '23:59:59', '00:00:00', '03:00:00', '06:59:59'])(
  '[P10] [K29] it is night at %s',
  (time) => {
    expect(isNight(at(time))).toBe(true);
  },
);
test.each(['07:00:00', '12:00:00', '21:59:59'])('[P10] [K29] it is day at %s', (time) => {
  expect(isNight(at(time))).toBe(false);
});

test('[P10] until it turns it stays as it is, and then it has turned', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(2020, 0), max: new Date(2040, 0), noInvalidDate: true }), (now) => {
      const wait = untilItTurns(now);
      expect(wait).toBeGreaterThan(0);
      expect(isNight(new Date(now.getTime() + wait))).toBe(!isNight(now));
      expect(isNight(new Date(now.getTime() + wait - 1))).toBe(isNight(now));
    }),
  );
});
