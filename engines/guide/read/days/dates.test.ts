import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { When } from '../../frames/frame.ts';
import { readLine } from '../words/line.ts';
import { easter, hereAndNow } from './calendar.ts';
import { readDates } from './read.ts';

const read = (text: string, day: string, time = '10:30'): readonly When[] =>
  readDates(readLine(text, new Set()), { day, time }).map(({ when }) => when);
const days = (text: string, day: string, time?: string): readonly string[][] =>
  read(text, day, time).map(({ readings }) =>
    readings.map(({ from, to }) => (from === to ? from : `${from}..${to}`)),
  );

const wednesday = '2026-11-18';

describe('a day is read where the person is', () => {
  it.each([
    ['in a week', '2026-11-25'],
    ['for easter sunday', '2027-03-28'],
    ['on palm sunday', '2027-03-21'],
    ['in two weeks time', '2026-12-02'],
    ['three days from now', '2026-11-21'],
    ['a week on friday', '2026-11-27'],
    ['friday week', '2026-11-27'],
    ['on monday week', '2026-11-30'],
    ['the day after tomorrow', '2026-11-20'],
    ['in a month', '2026-12-18'],
    ['sunday the 22nd', '2026-11-22'],
    ['25 november', '2026-11-25'],
    ['the 25th of november', '2026-11-25'],
    ['Nov 25', '2026-11-25'],
    ['the twenty-fifth of november', '2026-11-25'],
    ['1 march', '2027-03-01'],
    ['12.12.2026', '2026-12-12'],
    ['2026-12-24', '2026-12-24'],
    ['by 24.12.', '2026-12-24'],
    ['on 12/25', '2026-12-25'],
    ['by end of month', '2026-11-30'],
    ['by the end of next month', '2026-12-31'],
    ['this week', '2026-11-16..2026-11-22'],
    ['next week', '2026-11-23..2026-11-29'],
    ['the weekend', '2026-11-21..2026-11-22'],
    ['next month', '2026-12-01..2026-12-31'],
    ['in december', '2026-12-01..2026-12-31'],
    ['from monday to thursday', '2026-11-23..2026-11-26'],
    ['between the 3rd and the 5th of december', '2026-12-03..2026-12-05'],
    ['3-5 december', '2026-12-03..2026-12-05'],
    ['between the 27th and the 29th', '2026-11-27..2026-11-29'],
    ['who is here between the 27th and the 30th to feed the hens', '2026-11-27..2026-11-30'],
    ['between the fifth and the tenth', '2026-12-05..2026-12-10'],
    ['on the 27th, who is mad enough', '2026-11-27'],
    ['by friday evening the 27th', '2026-11-27'],
    ['next thursday', '2026-11-26'],
    ['not this fri, the one after', '2026-11-27'],
    ['the weekend before christmas', '2026-12-19..2026-12-20'],
    ['the maths test is friday, first hour', '2026-11-20'],
    ['can mila sleep over fri', '2026-11-20'],
    ['Kofi said he is there on friday', '2026-11-20'],
    ['not that; I said Thursday', '2026-11-19'],
    ['Hanna said on monday that the cake is ready', '2026-11-16'],
    ['did anybody offer to drive on saturday', '2026-11-21'],
    ['it was due on sunday', '2026-11-15'],
    ['what did she write on the 10th, something about cake', '2026-11-10'],
    ['an earlier date, say this sunday', '2026-11-22'],
    ['what did we settle on for the camping trip in july', '2027-07-01..2027-07-31'],
    ['two days before christmas', '2026-12-23'],
    ['the sunday before christmas', '2026-12-20'],
    ['the day before yesterday', '2026-11-16'],
    ['three days ago', '2026-11-15'],
    ['easter monday', '2027-03-29'],
    ['the second tuesday in december', '2026-12-08'],
    ['first monday of december', '2026-12-07'],
    ['the last friday of the month', '2026-11-27'],
    ['a month from friday', '2026-12-20'],
    ['three fridays from now', '2026-12-04'],
    ['mid december', '2026-12-11..2026-12-20'],
    ['the beginning of december', '2026-12-01..2026-12-10'],
    ['the last day of the year', '2026-12-31'],
    ['2026/12/01', '2026-12-01'],
    ['25-12-2026', '2026-12-25'],
    ['on thursdays', '2026-11-19'],
    ["new year's eve", '2026-12-31'],
    ["on what day of the week does new year's eve fall", '2026-12-31'],
    ['the first sunday in advent', '2026-11-29'],
    ['the fourth sunday of advent', '2026-12-20'],
    ['i was hoping we could sing on the first sunday in advent', '2026-11-29'],
    ['remind me sat 2pm', '2026-11-21'],
    ['i only moved in on monday', '2026-11-16'],
    ['had we settled whether it is to be carp on christmas eve', '2026-12-24'],
    ['pizza 4 sat', '2026-11-21'],
    ["i had a good cry, let's eat at mine on sunday the 13th of december", '2026-12-13'],
    ['sun 10:30 brunch', '2026-11-22'],
  ])('%s', (text, day) => {
    expect(days(text, wednesday)).toEqual([[day]]);
  });

  it.each([
    ['next friday', ['2026-11-20', '2026-11-27']],
    ['next weekend', ['2026-11-21..2026-11-22', '2026-11-28..2026-11-29']],
    ['on wednesday', ['2026-11-18', '2026-11-25']],
    ['on 3/4', ['2027-04-03', '2027-03-04']],
    ['friday the 25th', ['2026-11-25', '2026-11-20']],
    ['garden day, sat or sun', ['2026-11-21', '2026-11-22']],
    ['the saturday after the slates come', []],
    ['saturday or sunday', ['2026-11-21', '2026-11-22']],
    ['in a few days', []],
    ['the third friday after easter', []],
    ['early next week', []],
    ['the turn of the year', ['2026-12-31', '2027-01-01']],
    ['5-6-2027', ['2027-06-05', '2027-05-06']],
    ['on the 31st of april', []],
  ])('%s is not certain', (text, readings) => {
    expect(days(text, wednesday)).toEqual([readings]);
  });

  it.each([
    'twice a week',
    'the second candle',
    'half the slates',
    'we may sing',
    'march up the hill',
    '6,400 if Tomas and Piet carry',
    'the first stone of the well',
    'a quarter of the roof',
    '3/4 cup of milk',
    '24/7',
    'a verse about three lamps',
    '380 split by four',
    'the sun came out',
    'he sat down',
    'the sun 3 days in a row',
    'we sat 2 hours in the cold',
    'second helping',
    'page 25',
    'she lives on the 3rd floor',
    'it is by the second bench',
    'we got it on the third try',
    '14 boards at 22 centimetres each',
    'the oven at 180 degrees, six loaves at 3 euros',
  ])('%s names no day', (text) => {
    expect(days(text, wednesday)).toEqual([]);
  });

  it.each([
    ['on the 31st', '2026-02-10', '2026-03-31'],
    ['the 1st of the month', '2026-11-23', '2026-12-01'],
    ['on the 29th of february', '2026-03-01', '2028-02-29'],
    ['tomorrow', '2026-12-31', '2027-01-01'],
    ['in a month', '2027-01-31', '2027-02-28'],
    ['monday', '2026-03-28', '2026-03-30'],
    ['tomorrow', '2026-10-24', '2026-10-25'],
  ])('%s, said on %s, is %s', (text, today, day) => {
    expect(days(text, today)).toEqual([[day]]);
  });

  it('what was taken back does not count', () => {
    expect(days('not friday but saturday', wednesday)).toEqual([['2026-11-21']]);
    expect(days('on friday, no wait, on sunday', wednesday)).toEqual([['2026-11-22']]);
  });

  it('what is told lies behind', () => {
    expect(days('what did we say on friday', wednesday)).toEqual([['2026-11-13']]);
    expect(days('what did we say about friday', wednesday)).toEqual([['2026-11-20']]);
    expect(days('what have we got on saturday', wednesday)).toEqual([['2026-11-21']]);
  });

  it.each([
    ['tomorrow at 5', '17:00', []],
    ['tomorrow at half past seven in the evening', '19:30', []],
    ['friday 14:15', '14:15', []],
    ['tomorrow at 7', null, ['07:00', '19:00']],
    ['tomorrow half eight', null, ['08:30', '20:30', '07:30', '19:30']],
    ['tomorrow at noon', '12:00', []],
    ['tuesday at 9 or 10', null, ['09:00', '10:00']],
    ['quarter to nine tomorrow morning', '08:45', []],
  ])('%s', (text, time, times) => {
    expect(read(text, wednesday)[0]).toMatchObject({ time, times });
  });

  it('knows the day of the person, also where it is already tomorrow', () => {
    const moment = new Date('2026-11-18T23:30:00Z');
    expect(hereAndNow(moment, 'Europe/Amsterdam')).toEqual({ day: '2026-11-19', time: '00:30' });
    expect(hereAndNow(moment, 'America/Los_Angeles')).toEqual({ day: '2026-11-18', time: '15:30' });
  });

  it('finds Easter', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easter)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
  });

  it('reads no day that no calendar has, on whatever day it is said', () => {
    const said = fc.constantFrom(
      'on the 31st',
      'in 3 months',
      'friday the 30th',
      '30 february',
      'by the end of the month',
      'next friday',
      'in 999 weeks',
      '31/11',
      'before easter',
      'from friday to monday',
      'the week after next',
    );
    const today = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(said, today, (text, day) => {
        const read = days(text, day)
          .flat()
          .flatMap((each) => each.split('..'));
        expect(read.map((each) => new Date(`${each}T00:00:00Z`).toISOString().slice(0, 10))).toEqual(read);
      }),
    );
  });
});
