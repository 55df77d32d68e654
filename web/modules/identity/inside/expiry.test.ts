import { expect, test } from 'vitest';
import { expiryInWords } from './expiry.ts';

test('[L6] how long an invitation stays open is said in words', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const after = (hours: number) =>
    expiryInWords(new Date(now.getTime() + hours * 3_600_000).toISOString(), now).words;
  expect(after(0)).toBe('over');
  expect(after(0.001)).toBe('1 minute left');
  expect(after(5)).toBe('5 hours left');
  expect(after(52)).toBe('2 days 4 hours left');
  expect(after(720)).toBe('30 days left');
});
