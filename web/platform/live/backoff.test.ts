import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test('waiting doubles, is spread, and never exceeds eight seconds', () => {
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(0, () => 1)).toBe(400);
  expect(backoff(3, () => 1)).toBe(3200);
  expect(backoff(1000, () => 1)).toBe(8000);
  expect(backoff(6, () => 0)).toBe(4000);
});
