import { expect, test } from 'vitest';
import { backupWeek, growth, inWords, sinceBackup, sizeOf } from './house-in-words.ts';

const now = new Date(2026, 10, 22, 12);
const on = (day: number) => new Date(2026, 10, day, 3, 30).toISOString();

test('sizes are said as one would say them', () => {
  expect(sizeOf(0)).toEqual({ number: '0', unit: 'MB' });
  expect(sizeOf(1000)).toEqual({ number: '1', unit: 'MB' });
  expect(sizeOf(412 * 1024 * 1024)).toEqual({ number: '412', unit: 'MB' });
  expect(sizeOf(1.26 * 1024 ** 3)).toEqual({ number: '1.3', unit: 'GB' });
});

test('growth is told once it was noted over three days', () => {
  const size = (day: string, mb: number) => ({ day, database_bytes: mb * 1024 * 1024, files_bytes: 0 });
  expect(growth([])).toBeNull();
  expect(growth([size('2026-11-20', 10), size('2026-11-21', 20)])).toBeNull();
  expect(growth([size('2026-11-08', 400), size('2026-11-22', 418)])).toBe('+9 MB');
  expect(growth([size('2026-11-08', 418), size('2026-11-22', 400)])).toBe('−9 MB');
});

test('a missed night is named; today may still come', () => {
  const week = backupWeek([16, 17, 19, 20, 21].map(on), now);
  expect(week.map(({ made }) => made)).toEqual([true, true, false, true, true, true, false]);
  expect(inWords(week)).toBe('Wednesday’s is missing.');
  expect(inWords(backupWeek([16, 17, 18, 19, 20, 21].map(on), now))).toBe(
    'Each of the last nights was backed up.',
  );
  expect(inWords(backupWeek([], now))).toBe('None of the six days before today was backed up.');
});

test('the age of the last backup is in hours, then in days', () => {
  expect(sinceBackup(null, now)).toBeNull();
  expect(sinceBackup(new Date(2026, 10, 22, 6).toISOString(), now)).toEqual({ number: 6, unit: 'hours' });
  expect(sinceBackup(new Date(2026, 10, 19, 6).toISOString(), now)).toEqual({ number: 3, unit: 'days' });
});
