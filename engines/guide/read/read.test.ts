import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furnished } from '../say/test-world.ts';
import { read } from './read.ts';

/** Said on Monday, 23 November 2026, at nine. */
const whens = (text: string): readonly string[] =>
  read(text, furnished()).dates.map(({ when }) =>
    [when.readings.map(({ from }) => from).join('|'), when.time ?? when.times.join('|')].join(' ').trim(),
  );

describe('a line as it is typed', () => {
  it.each([
    ['tmrw at 4 pick up the parcel', ['2026-11-24 16:00']],
    ['wensday half past three dentist', ['2026-11-25 15:30']],
    ['gonna see oma on thurs at 5', ['2026-11-26 17:00']],
    [
      'so um on friday at like four we wanted to meet and then i need to call the plumber',
      ['2026-11-27 16:00'],
    ],
    ['REMIND ME AT FOUR TOMORROW', ['2026-11-24 16:00']],
    ['tomorow 9.30 call the bank', ['2026-11-24 09:30']],
  ])('%s', (text, expected) => {
    expect(whens(text)).toEqual(expected);
  });

  it('shows every stretch that speaks of time, an hour apart from its day too', () => {
    const { line, dates, timeSpans } = read('on Friday meet the builder at four', furnished());
    expect(dates).toHaveLength(1);
    expect(timeSpans.map(({ from, to }) => line.plain.slice(from, to))).toEqual(['on friday', 'at four']);
  });

  it.each(['Oma’s Week', "Oma's Week"])('knows a salon called %s however its name is typed', (name) => {
    const house = furnished();
    const place = { id: 'week', name, kind: 'project', people: ['ruth'], lastWordAt: null };
    for (const people of [house.people, []])
      for (const typed of ['Oma’s Week', "oma's week", 'omas week'])
        expect(
          read(`the soup is in ${typed} now`, { ...house, people, spaces: [place] }).spaces,
        ).toMatchObject([{ id: 'week' }]);
  });

  it('finds no day and no hour where nobody spoke of one', () => {
    const who = fc.constantFrom(
      'I',
      'we',
      'Anna',
      'Piet',
      'the kids',
      'my mother',
      'somebody',
      'you',
      'they',
    );
    const does = fc.constantFrom(
      'fetched',
      'mended',
      'would like',
      'need',
      'bake',
      'are looking for',
      'forgot',
      'counted',
      'broke',
      'sold',
      'carry',
    );
    const many = fc.constantFrom(
      '',
      'a',
      'the',
      'two',
      'three',
      'four',
      'six',
      '7',
      '10',
      '12',
      'half a',
      'a dozen',
      'a second',
      'the third',
      'most',
      'one more',
      '3 to 5',
      'about six',
      'at least four',
    );
    const what = fc.constantFrom(
      'loaves',
      'chairs',
      'slates',
      'carol',
      'sun hats',
      'mayflies',
      'marching songs',
      'lamps by the door',
      'boats',
      'seats for four',
      'bread',
      'stories',
      'eggs',
      'keys',
      'pills',
      'friends',
      'letters',
      'bars of soap',
      'planks',
      'notes',
    );
    const where = fc.constantFrom(
      '',
      'at home',
      'in the kitchen',
      'on the third floor',
      'at number 12',
      'with three friends',
      'by the well',
      'for ten people',
      'in room 4',
      'for two euros each',
      'after school',
      'on page 9',
      'from the market',
      'to my brother',
      'of the four',
      'in second place',
      'with 20 guests',
      'around the table',
      'before they rot',
    );
    const why = fc.constantFrom(
      '',
      'please',
      'because it is late',
      'and that was fine',
      'or not',
      'if you may',
      'as ever',
      'again',
      'so be it',
      'too',
    );
    fc.assert(
      fc.property(fc.tuple(who, does, many, what, where, why), (words) => {
        expect(whens(words.filter(Boolean).join(' '))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  }, 60_000);
});
