import { expect, test } from 'vitest';
import {
  dayInWords,
  daysInWords,
  dueInWords,
  hourInWords,
  momentInWords,
  onDays,
  timeInWords,
  wholeDate,
} from './days.ts';

const today = '2026-11-23';

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-24', 'tomorrow'],
  ['2026-11-22', 'yesterday'],
  ['2026-11-27', 'Friday'],
  ['2026-11-19', 'last Thursday'],
  ['2026-11-30', 'Monday the 30th'],
  ['2026-12-05', 'Saturday, 5 December'],
  ['2027-08-01', 'Sunday, 1 August 2027'],
])('%s is said as %s', (day, said) => {
  expect(dayInWords(day, today)).toBe(said);
});

test.each([
  ['2026-11-23', '2026-11-29', 'this week'],
  ['2026-11-30', '2026-12-06', 'next week'],
  ['2026-11-28', '2026-11-29', 'this weekend'],
  ['2026-12-01', '2026-12-31', 'in December'],
  ['2026-11-25', '2026-11-27', 'from Wednesday the 25th to Friday the 27th'],
])('from %s to %s is %s', (from, to, said) => {
  expect(daysInWords({ from, to }, today)).toBe(said);
});

test.each([
  ['16:00', 'four', 'four in the afternoon'],
  ['04:00', 'four in the morning', 'four in the morning'],
  ['19:30', 'half past seven in the evening', 'half past seven in the evening'],
  ['09:15', 'quarter past nine', 'quarter past nine in the morning'],
  ['11:45', 'quarter to twelve', 'quarter to twelve in the morning'],
  ['12:00', 'noon', 'noon'],
  ['12:30', 'half past twelve', 'half past twelve in the afternoon'],
  ['17:20', 'twenty past five', 'twenty past five in the afternoon'],
  ['15:40', 'twenty to four', 'twenty to four in the afternoon'],
  ['15:23', '15:23', '15:23'],
  ['00:00', 'midnight', 'midnight'],
])('%s is said as %s, and beyond doubt as %s', (time, passing, full) => {
  expect(hourInWords(time)).toBe(passing);
  expect(timeInWords(time)).toBe(full);
});

test('a day and its hour are said together, and lateness in days', () => {
  expect(momentInWords('2026-11-27', '16:00', today)).toBe('Friday at four');
  expect(dueInWords('2026-11-21', today, '16:00')).toBe('two days late');
  expect(dueInWords('2026-11-24', today)).toBe('due tomorrow');
  expect(onDays({ from: '2026-11-27', to: '2026-11-27' }, today)).toBe('on Friday');
  expect(wholeDate('2026-11-23')).toBe('Monday, 23 November 2026');
});
