import { kinship } from './words/concepts.ts';
import { bareWords } from './words/letters.ts';
import { isStopWord } from './words/plain.ts';
import { stem } from './words/stem.ts';

/** The words of a title that say something, as stems. */
export const wordsOf = (text: string): readonly string[] =>
  bareWords(text)
    .filter((word) => word.length > 1 && !isStopWord(word))
    .map(stem);

/**
 * The tasks that are meant by some words of theirs: "the roof thing". A word that few titles hold says more than one
 * that many do. Tasks that come out about as well stand beside each other, to be asked about.
 */
export function tasksMeant(
  topic: readonly string[],
  tasks: readonly { readonly id: string; readonly title: string }[],
): readonly string[] {
  const asked = topic.map(stem);
  if (asked.length === 0) return [];
  const titles = tasks.map(({ title }) => wordsOf(title));
  const weight = (word: string): number =>
    1 / Math.max(1, titles.filter((title) => title.includes(word)).length) ** 0.5;
  const scored = tasks
    .map(({ id }, index) => ({ id, score: fit(asked, titles[index] ?? [], weight) }))
    .filter(({ score }) => score >= 0.34)
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best === undefined ? [] : scored.filter(({ score }) => score > best.score * 0.8).map(({ id }) => id);
}

/** The share of what was asked that the title answers, and a little of the share of the title that was asked. */
function fit(asked: readonly string[], title: readonly string[], weight: (word: string) => number): number {
  if (title.length === 0) return 0;
  const hits = asked.map((word) => weight(word) * Math.max(0, ...title.map((other) => kinship(word, other))));
  const exact = asked.filter((word) => title.includes(word)).length;
  const sum = hits.reduce((total, hit) => total + hit, 0);
  return exact === 0
    ? (sum / asked.length) * 0.6
    : sum / asked.length + (0.3 * exact) / title.length + 0.1 * exact;
}
