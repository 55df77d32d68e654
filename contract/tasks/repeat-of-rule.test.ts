import { expect, test } from 'vitest';
import { repeatOfRule } from './repeat-of-rule.ts';

const tuesday = '2026-11-24';

test.each([
  ['FREQ=DAILY', { every: 'day' }],
  ['FREQ=WEEKLY;BYDAY=FR,MO', { every: 'week', days: [1, 5] }],
  ['FREQ=WEEKLY', { every: 'week', days: [2] }],
  ['FREQ=MONTHLY;BYMONTHDAY=3', { every: 'month', day: 3 }],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', { every: 'month', day: 31 }],
  ['FREQ=MONTHLY', { every: 'month', day: 24 }],
  ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12', { every: 'year', month: 5, day: 12 }],
  ['FREQ=YEARLY', { every: 'year', month: 11, day: 24 }],
])('%s is said by a task as well', (rule, repeat) => {
  expect(repeatOfRule(rule, tuesday)).toEqual(repeat);
});

test.each([
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY;BYDAY=1FR',
  'FREQ=DAILY;COUNT=3',
  'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270101',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=HOURLY',
  'each full moon',
])('a task can not come back by %s', (rule) => {
  expect(repeatOfRule(rule, tuesday)).toBeNull();
});
