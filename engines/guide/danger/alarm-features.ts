import { numbered } from '../ear/features.ts';
import { kinds } from './kinds.words.ts';

/** What is seen in words falls into so many drawers; two things in one drawer are rare and do little harm. */
export const drawers = 2 ** 18;

export interface Word {
  readonly number: number;
  /** By four and five letters each, so that a slip or an unknown word is still like others. */
  readonly pieces: readonly number[];
  /** What it is one of, as a child, a poison, a height; a pronoun is its own kind. */
  readonly kinds: readonly number[];
}

/** A word each of what `spoken` writes. */
export const wordsOf = (plain: string): readonly Word[] =>
  plain
    .split(' ')
    .filter((word) => word !== '' && word !== '|')
    .map((word) => ({ number: numbered(word), pieces: piecesOf(word), kinds: kindsOf.get(word) ?? [] }));

/** Which words stand there, side by side or one apart, their pieces and kinds, and which kinds stand together. */
export function alarmFeatures(words: readonly Word[]): Uint32Array {
  const seen = new Set<number>();
  for (const [at, { number, pieces, kinds: own }] of words.entries()) {
    const [before, next, after] = [words[at - 1]?.number, words[at + 1]?.number ?? 0, words[at + 2]?.number];
    seen.add(drawer(1, number)).add(drawer(2, number, next));
    if (after !== undefined) seen.add(drawer(3, number, after));
    for (const piece of pieces) seen.add(drawer(4, piece));
    for (const kind of own) {
      if (before !== undefined) seen.add(drawer(5, before, kind));
      if (next !== 0) seen.add(drawer(6, kind, next));
    }
  }
  const together = [...new Set(words.flatMap((word) => word.kinds))].toSorted((a, b) => a - b);
  for (const [at, kind] of together.entries()) {
    seen.add(drawer(7, kind));
    for (let other = at + 1; other < together.length; other += 1)
      seen.add(drawer(8, kind, together[other] ?? 0));
  }
  return Uint32Array.from(
    seen.add(
      drawer(
        9,
        lengths.findIndex((most) => words.length <= most),
      ),
    ),
  );
}
const lengths = [3, 7, 13];

const pronouns = 'i me my he she they we us not now him her his it you the a';
const kindsOf = new Map<string, number[]>();
for (const [kind, words] of [...Object.entries(kinds), ...pronouns.split(' ').map((word) => [word, word])])
  for (const word of (words ?? '').split(' '))
    kindsOf.set(word, [...(kindsOf.get(word) ?? []), numbered(kind ?? '')]);

function piecesOf(word: string): readonly number[] {
  if (word.length < 4) return [];
  const whole = `<${word}>`;
  return [4, 5].flatMap((size) =>
    Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) =>
      numbered(whole.slice(at, at + size)),
    ),
  );
}

function drawer(sort: number, a: number, b = 0): number {
  let sum = Math.imul(a ^ sort, 0x85ebca6b);
  sum = Math.imul((sum ^ (sum >>> 13)) + b, 0xc2b2ae35);
  return ((sum >>> 14) ^ sum) & (drawers - 1);
}
