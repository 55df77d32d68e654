import { describe, expect, it } from 'vitest';
import { groupCode } from './Code.tsx';
import { dayName, dayWithin } from './DateLine.tsx';

describe('a code', () => {
  it('of twelve digits is read in fours', () => expect(groupCode('481907220614')).toBe('4819-0722-0614'));
  it('that is a word stays as it was written', () => expect(groupCode('WINTERDOOR')).toBe('WINTERDOOR'));
  it('of another length stays as it was written', () => expect(groupCode('4471')).toBe('4471'));
});

describe('a day', () => {
  const now = new Date(2026, 9, 14, 0, 5);
  it.each([
    [new Date(2026, 9, 14, 0, 1), 'Today'],
    [new Date(2026, 9, 13, 23, 59), 'Yesterday'],
    [new Date(2026, 9, 9, 12), 'Friday'],
    [new Date(2026, 9, 7, 12), '7 October'],
    [new Date(2026, 9, 15, 0, 1), '15 October'],
    [new Date(2025, 9, 14), '14 October 2025'],
  ])('%s is called %s', (date, name) => expect(dayName(date, now)).toBe(name));
  it.each([
    [new Date(2026, 9, 14, 0, 1), 'today'],
    [new Date(2026, 9, 13, 23, 59), 'yesterday'],
    [new Date(2026, 9, 9, 12), 'Friday'],
    [new Date(2026, 9, 7, 12), '7 October'],
  ])('%s is called %s within a sentence', (date, name) => expect(dayWithin(date, now)).toBe(name));
});
