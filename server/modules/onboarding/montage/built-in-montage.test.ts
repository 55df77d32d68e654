import { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInMontage } from './built-in-montage.ts';
import { cut, named, quoteOf } from './short-words.ts';
import { toldOf } from './someone-told.ts';

const words = fc.oneof(fc.string({ maxLength: 400, unit: 'grapheme' }), fc.lorem({ maxCount: 60 }));
const told = fc.record({
  seed: fc.uuid(),
  name: words,
  personal: fc.option(words.filter((text) => text.trim() !== '')),
  earth: fc.option(words.filter((text) => text.trim() !== '')),
  places: fc.array(
    fc.record({ name: words, kind: fc.constant('family'), others: fc.array(words, { maxLength: 9 }) }),
    {
      maxLength: 4,
    },
  ),
  due: fc.array(words, { maxLength: 30 }),
  done: fc.nat(60),
});

describe('[K7] whatever somebody told the house', () => {
  test('their montage has five or six segments that keep every limit, the first of them the origin', () => {
    fc.assert(
      fc.property(told, (any) => {
        const segments = builtInMontage(any);
        expect(segments.length === 5 || segments.length === 6).toBe(true);
        for (const segment of segments) {
          expect(MontageSegment.parse(segment)).toEqual(segment);
          expect(segment.content.split('\n').length).toBeLessThanOrEqual(3);
        }
        expect(segments[0]?.type).toBe('origin');
        expect(segments.at(-1)?.type).toBe('threshold');
      }),
    );
  });

  test('it is the same each time', () => {
    fc.assert(
      fc.property(told, (any) => {
        expect(builtInMontage(any)).toEqual(builtInMontage(any));
      }),
    );
  });
});

test('[K7] not everybody hears the same words', () => {
  const all = Array.from(
    { length: 30 },
    (_, at) => builtInMontage(toldOf({ seed: `person ${at}` }))[0]?.title,
  );
  expect(new Set(all).size).toBeGreaterThan(1);
});

test.each([
  [{ due: ['Call Oma'] }, '“Call Oma”\nwaits for you.'],
  [{ due: ['Call Oma', 'Bread'] }, 'and one thing more.'],
  [{ due: ['Call Oma', 'Bread', 'Roof'] }, 'and two things more.'],
  [{ done: 1 }, 'One thing that you did stands over this house.'],
  [{ done: 7 }, 'Seven things that you did stand over this house.'],
  [{}, 'Nothing waits for you yet.'],
])('[K7] what is due and done is said as it is: %j', (more, line) => {
  const said = builtInMontage(toldOf(more)).find(({ type }) => type === 'constellation');
  expect(said?.content).toContain(line);
});

test('[K7] who sits with somebody is named as they call themselves, and few of them', () => {
  expect(named(['Ruth'])).toBe('Ruth');
  expect(named(['Ruth', 'Kofi'])).toBe('Ruth and Kofi');
  expect(named(['Ruth', 'Kofi', 'Noor'])).toBe('Ruth, Kofi and Noor');
  expect(named(['Ruth', 'Kofi', 'Noor', 'Bram'])).toBe('Ruth, Kofi and two others');
});

test('[K7] of a long text the first thought is quoted, cut between two words', () => {
  expect(quoteOf('Eat together; Rest one day')).toBe('“Eat together”');
  expect(quoteOf('a thought '.repeat(20))).toMatch(/^“a thought .* (a|thought)…”$/);
  expect(cut('shorter', 7)).toBe('shorter');
});
