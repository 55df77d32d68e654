import { longestContent, longestTitle } from '@kinsong/contract/onboarding/montage.ts';

const longestQuote = 84;

/** The first thing somebody said, brief enough to be read at a glance, in their own words. */
export function quoteOf(said: string): string {
  const [first = said] = said.split(/[.;!?\n]/).filter((part) => part.trim() !== '');
  return `“${cut(first.trim(), longestQuote)}”`;
}

export const asTitle = (words: string): string => cut(words.replaceAll(/\s+/g, ' ').trim(), longestTitle);

/** At most three lines. */
export function asContent(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return cut(lines.slice(0, 3).join('\n'), longestContent);
}

/** Cut between two words, and said to be cut. */
export function cut(words: string, longest: number): string {
  if (words.length <= longest) return words;
  const short = words.slice(0, longest - 1);
  const space = short.lastIndexOf(' ');
  return `${short
    .slice(0, space > longest / 2 ? space : undefined)
    .replace(/[\s,:–-]+$/u, '')
    .replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Ruth, Kofi and two others. */
export function named(names: readonly string[]): string {
  const shown = names.slice(0, names.length === 3 ? 3 : 2).map((name) => cut(name, 24));
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest === 1 ? 'one other' : `${inWords(rest)} others`}`;
  return shown.length === 1 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const numbers = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const inWords = (count: number): string => numbers[count] ?? String(count);
