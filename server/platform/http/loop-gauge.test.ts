import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoopGauge } from './loop-gauge.ts';

let now: number;
let gauge: LoopGauge;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  gauge = new LoopGauge(1000, () => now);
});
afterEach(() => {
  gauge.close();
  vi.useRealTimers();
});

/** The next look comes when it is due, and so much later. */
const look = (late: number): void => {
  now += 250 + late;
  vi.advanceTimersByTime(250);
};

test('a loop that comes round in time is not crowded', () => {
  for (let turn = 0; turn < 20; turn += 1) look(900);
  expect(gauge.isCrowded()).toBe(false);
});

test('one pause, however long, turns nobody away', () => {
  look(30_000);
  expect(gauge.isCrowded()).toBe(false);
  look(0);
  expect(gauge.isCrowded()).toBe(false);
});

test('two late turns in a row are a crowd, until one comes in time', () => {
  look(1200);
  look(1200);
  expect(gauge.isCrowded()).toBe(true);
  look(1200);
  expect(gauge.isCrowded()).toBe(true);
  look(10);
  expect(gauge.isCrowded()).toBe(false);
});
