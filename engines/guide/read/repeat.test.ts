import { describe, expect, it } from 'vitest';
import { furnished } from '../say/test-world.ts';
import { read } from './read.ts';
import { repeatIn } from './repeat.ts';
import { readLine } from './words/line.ts';

/** Said on Monday, 23 November 2026, at nine. */
const told = (text: string): readonly (string | null)[] => {
  const { repeat, dates } = read(text, furnished());
  const when = dates.map((each) => [each.when.readings[0]?.from, each.when.time].filter(Boolean).join(' '));
  return [repeat?.repeat.rule ?? null, ...when];
};

describe('what comes again is read as a calendar says it', () => {
  it.each([
    ['choir every friday at eight in the evening', 'FREQ=WEEKLY;BYDAY=FR', '2026-11-27 20:00'],
    ['every other week on friday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-27'],
    ['every second tuesday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-24'],
    ['every two weeks on thursday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', '2026-11-26'],
    ['each morning', 'FREQ=DAILY', '2026-11-23'],
    ['every 3 days', 'FREQ=DAILY;INTERVAL=3', '2026-11-23'],
    ['water the tomatoes daily', 'FREQ=DAILY', '2026-11-23'],
    ['on mondays and thursdays', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-23'],
    ['every monday, wednesday and friday', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-23'],
    ['on weekdays at 7 in the morning', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-24 07:00'],
    ['every weekend', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-28'],
    ['on the first of every month', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-12-01'],
    ['every month on the 15th', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-12-15'],
    ['the last day of every month', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30'],
    ['on the first friday of every month', 'FREQ=MONTHLY;BYDAY=1FR', '2026-12-04'],
    ['the last sunday of each month', 'FREQ=MONTHLY;BYDAY=-1SU', '2026-11-29'],
    ['every year on 3 may', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3', '2027-05-03'],
    ['on may 3rd every year', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3', '2027-05-03'],
    ['pills every day at eight in the morning', 'FREQ=DAILY', '2026-11-24 08:00'],
    ['every friday from 10 december at four', 'FREQ=WEEKLY;BYDAY=FR', '2026-12-11 16:00'],
  ])('%s', (text, rule, day) => {
    expect(told(text)).toEqual([rule, day]);
  });

  it.each([
    ['every week', 'FREQ=WEEKLY'],
    ['once a month', 'FREQ=MONTHLY'],
    ['every fortnight', 'FREQ=WEEKLY;INTERVAL=2'],
  ])('%s leaves its first day open', (text, rule) => {
    expect(told(text)).toEqual([rule]);
  });

  it('a day beside it is where it starts', () => {
    expect(told('every week starting tomorrow')).toEqual(['FREQ=WEEKLY', '2026-11-24']);
  });

  it.each([
    'twice a month',
    'every time she calls',
    'everybody',
    'the weekly paper came',
    'on monday',
    'each of us',
  ])('%s is no repetition', (text) => {
    expect(repeatIn(readLine(text, new Set()))).toBeNull();
  });

  it('says where it stands in the line', () => {
    const line = readLine('Feed the hens every Friday please', new Set());
    const { from = 0, to = 0 } = repeatIn(line) ?? {};
    expect(line.plain.slice(from, to)).toBe('every friday');
  });

  it('how often is said does not hide what is said from the ear', () => {
    expect(read('I cry every day', furnished()).mask).toBe('i cry every day');
    expect(read('choir every friday', furnished()).mask).toBe('choir D___________');
  });
});
