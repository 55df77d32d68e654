import { expect, test } from 'vitest';
import { repeatWords } from '../marks/repeat-words.ts';
import { repeatOf, repeatTyped } from './repeat-values.ts';

const day = '2026-10-17';
const start = `${day}T15:00`;
const words = (rule: string) => repeatWords({ repeat: { rule, except: [] }, start });

test.each([
  ['FREQ=DAILY', 'day'],
  ['FREQ=WEEKLY;BYDAY=TU,SA', 'week'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', 'fortnight'],
  ['FREQ=MONTHLY;BYMONTHDAY=17', 'month'],
  ['FREQ=MONTHLY;BYDAY=3SA', 'monthWeekday'],
  ['FREQ=YEARLY', 'year'],
  ['FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU', 'own'],
])('[P6] %s is chosen as %s, and stays as it is where nobody touches it', (rule, rhythm) => {
  const repeat = { rule, except: ['2026-10-24T15:00'] };
  const typed = repeatTyped(repeat, day);
  expect(typed.rhythm).toBe(rhythm);
  expect(repeatOf({ ...typed, date: day }, repeat)).toBe(repeat);
  const ended = repeatOf({ ...typed, until: '2027-03-03', date: day }, repeat);
  expect(ended?.rule).toContain('UNTIL=20270303');
  expect(ended?.except).toEqual(repeat.except);
});

test('[P6] how it comes back is said as a person would', () => {
  expect(words('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270303')).toBe(
    'Every second Tuesday, until 3 March 2027',
  );
  expect(words('FREQ=MONTHLY')).toBe('Every month on the 17th');
  expect(words('FREQ=MONTHLY;BYDAY=-1FR')).toBe('Every month on the last Friday');
  expect(words('FREQ=YEARLY;COUNT=3')).toBe('Every year on 17 October, three times');
  expect(words('FREQ=DAILY;INTERVAL=3')).toBe('Every three days');
});
