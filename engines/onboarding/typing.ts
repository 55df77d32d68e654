/** Chance from 0 up to 1, as Math.random or any seeded one gives it. */
export type Roll = () => number;

/** A character takes this long, in milliseconds (S2 §9). */
export const quickest = 40;
export const slowest = 60;
/** After a paragraph the typing rests, so that it is read before the next begins. */
export const rest = 700;

/** One key that is struck: from `at` milliseconds on, `length` of that paragraph stands. */
export interface Stroke {
  readonly at: number;
  readonly paragraph: number;
  readonly length: number;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** When each character of a text is struck, one paragraph after the other. */
export function strokesOf(paragraphs: readonly string[], roll: Roll): readonly Stroke[] {
  let at = 0;
  return paragraphs.flatMap((text, paragraph) => {
    let length = 0;
    if (paragraph > 0) at += rest;
    return Array.from(characters.segment(text), ({ segment }) => {
      at += quickest + roll() * (slowest - quickest);
      length += segment.length;
      return { at, paragraph, length };
    });
  });
}

/** How many keys were struck after so many milliseconds. */
export function struckAfter(strokes: readonly Stroke[], ms: number): number {
  let [low, high] = [0, strokes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((strokes[middle]?.at ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much of a paragraph stands once so many keys were struck. */
export function lengthOf(
  strokes: readonly Stroke[],
  struck: number,
  paragraph: number,
  whole: number,
): number {
  const last = strokes[struck - 1];
  if (struck >= strokes.length || (last !== undefined && last.paragraph > paragraph)) return whole;
  return last?.paragraph === paragraph ? last.length : 0;
}
