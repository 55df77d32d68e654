import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf, quickest, rest, slowest, strokesOf, struckAfter, type Stroke } from './typing.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const rolls = fc.infiniteStream(roll).map((stream) => () => stream.next().value as number);
const text = fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 6 });

const shown = (paragraphs: readonly string[], strokes: readonly Stroke[], struck: number): string[] =>
  paragraphs.map((each, at) => each.slice(0, lengthOf(strokes, struck, at, each.length)));

test('[O7] every character takes 40 to 60 ms whatever the chance, and only between paragraphs it rests', () => {
  fc.assert(
    fc.property(text, rolls, (paragraphs, chance) => {
      let before = { at: 0, paragraph: 0 };
      for (const stroke of strokesOf(paragraphs, chance)) {
        const took = stroke.at - before.at - rest * (stroke.paragraph - before.paragraph);
        expect(took).toBeGreaterThanOrEqual(quickest - 1e-6);
        expect(took).toBeLessThanOrEqual(slowest + 1e-6);
        before = stroke;
      }
    }),
  );
});

test('[O7] what stands only grows, one paragraph after the other, until all of it stands', () => {
  fc.assert(
    fc.property(text, rolls, (paragraphs, chance) => {
      const strokes = strokesOf(paragraphs, chance);
      for (let struck = 0; struck <= strokes.length; struck++) {
        const stand = shown(paragraphs, strokes, struck);
        const joined = stand.join('');
        const whole = paragraphs.join('');
        expect(whole.startsWith(joined)).toBe(true);
        // No letter is torn from its accents.
        const letters = stand.flatMap((each) => [...segmenter.segment(each)]);
        expect(letters).toHaveLength(struck);
      }
      expect(shown(paragraphs, strokes, strokes.length)).toEqual(paragraphs);
    }),
  );
});

test('[O7] the same seed types the same way, and the clock alone says how far it is', () => {
  const strokes = strokesOf(['One.', 'Two.'], () => 0.5);
  expect(strokes.map(({ at }) => at)).toEqual([50, 100, 150, 200, 950, 1000, 1050, 1100]);
  expect([0, 49, 50, 199, 200, 949, 950, 1100, 9000].map((ms) => struckAfter(strokes, ms))).toEqual([
    0, 0, 1, 3, 4, 4, 5, 8, 8,
  ]);
  expect(shown(['One.', 'Two.'], strokes, 6)).toEqual(['One.', 'Tw']);
});
