import { kinship } from '../read/words/concepts.ts';
import { stem } from '../read/words/stem.ts';
import { sameThing } from './same.words.ts';

/** A ladder is no lad, nor is supper what one sups. */
const bare = (word: string): string => (/([a-z])\1ers?$/.test(word) ? word.replace(/s$/, '') : stem(word));
const same = new Map(sameThing.flatMap((row) => row.map((word) => [bare(word), bare(row[0] ?? word)])));
const root = (word: string): string => same.get(bare(word)) ?? bare(word);

/** The other names of the same thing, to search for. */
export const sameNames = (word: string): readonly string[] =>
  sameThing.find((row) => row.includes(word)) ?? [word];

const stemsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map(root),
  ),
];

/** How well words speak of a topic: each of its words once, a word of the family a little. */
export function speaksOf(text: string, topic: readonly string[]): number {
  const words = stemsOf(text);
  return topic.reduce(
    (sum, word) => sum + Math.max(0, ...words.map((other) => kinship(root(word), other))),
    0,
  );
}

/**
 * What speaks of a topic in at least one of its own words, the best first. A word that few of the texts hold says more
 * than one that most do; what comes out far behind the best is left out.
 */
export function about<T>(
  items: readonly T[],
  topic: readonly string[],
  textOf: (item: T) => string,
  extra: (item: T) => number = () => 0,
): readonly T[] {
  const asked = [...new Set(topic.map(root))];
  const read = items.map((item) => ({ item, stems: new Set(stemsOf(textOf(item))) }));
  const weight = new Map(
    asked.map((word) => [
      word,
      1 / Math.sqrt(Math.max(1, read.filter(({ stems }) => stems.has(word)).length)),
    ]),
  );
  const scored = read
    .map(({ item, stems }) => {
      const hits = asked.filter((word) => stems.has(word));
      const sum = hits.reduce((total, word) => total + (weight.get(word) ?? 0), 0);
      return { item, hits: hits.length, score: sum * hits.length * (1 + extra(item)) };
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best * 0.4).map(({ item }) => item);
}
