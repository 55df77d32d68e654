import { expect, test } from 'vitest';
import { moonPhase, quarterOn } from './moon-phase.ts';

// New and full moons as the almanacs print them (UTC).
test.each([
  ['2000-01-06', 'new moon'],
  ['2024-04-08', 'new moon'],
  ['2026-01-03', 'full moon'],
  ['2026-08-12', 'new moon'],
  ['2026-08-28', 'full moon'],
  ['2026-10-26', 'full moon'],
])('[P6] %s: %s, right to a day', (day, quarter) => {
  const wanted = quarter === 'new moon' ? 0 : 0.5;
  const off = Math.abs(moonPhase(day) - wanted);
  expect(Math.min(off, 1 - off) * 29.53).toBeLessThan(1);
});

test('[P6] in a year each quarter falls on twelve or thirteen days', () => {
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  for (const quarter of ['new moon', 'first quarter', 'full moon', 'last quarter']) {
    const found = days.filter((day) => quarterOn(day) === quarter).length;
    expect(found).toBeGreaterThanOrEqual(12);
    expect(found).toBeLessThanOrEqual(13);
  }
});
