import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

test('a message counts once it has reached everybody, in order', () => {
  const tally = new Tally(3);
  const complete: number[] = [];
  tally.onEverybody = (message) => complete.push(message);
  tally.heardUpTo(0, 3);
  tally.heard(1);
  expect(complete).toEqual([]);
  tally.heardUpTo(2, 2);
  expect(complete).toEqual([1]);
  tally.heardUpTo(1, 3);
  tally.heardUpTo(2, 3);
  expect(complete).toEqual([1, 2, 3]);
  expect(tally.everybody).toBe(3);
});

test('hearing the same again changes nothing', () => {
  const tally = new Tally(1);
  tally.heardUpTo(0, 5000);
  tally.heardUpTo(0, 4000);
  expect(tally.everybody).toBe(5000);
});
