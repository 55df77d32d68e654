import { told, toCome } from './told.words.ts';

const tense = new RegExp(`\\b(?:(?<ahead>${toCome})|(?<behind>${told}))\\b`, 'g');

/** Whether a day is told of: the last words before it in its sentence decide, else the first behind it. */
export function isBehind(plain: string, at: number): boolean {
  const begins = plain.lastIndexOf('|', at) + 1;
  const [sentence = ''] = plain.slice(begins).split('|');
  const marks = Array.from(sentence.matchAll(tense));
  const mark = marks.findLast(({ index }) => begins + index <= at) ?? marks[0];
  return mark?.groups?.['behind'] !== undefined;
}
