import { expect, test } from 'vitest';
import { stateInWords } from './expiry.ts';

const now = new Date('2026-11-20T12:00:00Z');
const open = { revoked: false, resting: false, spent: false };
const after = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

test('[L6] how long an invitation stays open is said in words', () => {
  const words = (hours: number) => stateInWords({ ...open, expires_at: after(hours) }, now).words;
  expect(words(0)).toBe('expired');
  expect(words(0.001)).toBe('1 minute left');
  expect(words(5)).toBe('5 hours left');
  expect(words(52)).toBe('2 days 4 hours left');
  expect(words(720)).toBe('30 days left');
});

test('[L6] one that opens no more says what it is, and no time', () => {
  const words = (how: Partial<typeof open>) =>
    stateInWords({ ...open, ...how, expires_at: after(52) }, now).words;
  expect(words({ spent: true })).toBe('used up');
  expect(words({ revoked: true })).toBe('taken back');
  expect(words({ revoked: true, spent: true })).toBe('taken back');
  expect(words({ resting: true })).toBe('closed while archived');
});
