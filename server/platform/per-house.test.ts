import { expect, test } from 'vitest';
import type { House } from './house.ts';
import { perHouseGiven } from './per-house.ts';

test('what a house is given is its own, and one that was given nothing says what is missing', () => {
  const [one, other] = [{} as House, {} as House];
  const lamps = perHouseGiven<string>('a lamp');
  lamps.give(one, 'oil');
  expect(lamps.of(one)).toBe('oil');
  expect(() => lamps.of(other)).toThrow('this house was not given a lamp');
});
