import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inConstantTime } from './constant-time.ts';

/** In whole steps of this. */
const step = 400;

async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await inConstantTime(step, work).catch(() => {});
  // A timer may come a little early, and a busy machine a little late.
  return Math.floor((performance.now() - from + 5) / step);
}

test('quick work, slow work and a refusal take one and the same time', async () => {
  expect(await stepsOf(async () => {})).toBe(1);
  expect(await stepsOf(() => pause(100))).toBe(1);
  expect(await stepsOf(() => Promise.reject(new Error('refused')))).toBe(1);
});

test('work that takes longer is rounded up, so that a busy house tells no more than a quiet one', async () => {
  expect(await stepsOf(() => pause(450))).toBe(2);
  expect(await stepsOf(() => pause(600))).toBe(2);
});
