import { groups, signs, type Kind } from './patterns.words.ts';

const written = (pattern: string): string =>
  pattern
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?:${written(groups[name] ?? '')})`)
    .replaceAll('~~', '(?:[^ ]+ ){0,6}')
    .replaceAll('~', '(?:[^ |]+ ){0,3}')
    .replaceAll('$', '(?=\\|)');

/** Any of these, whole words only. */
export const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `(?<= )(?:${written(pattern)})(?= )`).join('|'));

export interface Found {
  readonly kind: Kind;
  readonly sure: boolean;
  /** The sentence it stands in, what stands before it there, and its own words with the three before them. */
  readonly sentence: string;
  readonly before: string;
  readonly words: string;
}

const readers = Object.entries(signs).flatMap(([kind, { certain, suspected }]) => [
  { kind: kind as Kind, sure: true, pattern: anyOf(certain) },
  { kind: kind as Kind, sure: false, pattern: anyOf(suspected) },
]);

/** The first sign of each kind. */
export const signsIn = (words: string): readonly Found[] =>
  readers.flatMap(({ kind, sure, pattern }) => {
    const match = pattern.exec(words);
    if (match === null) return [];
    const from = words.lastIndexOf('|', match.index) + 1;
    const to = words.indexOf('|', match.index + match[0].length);
    const before = words.slice(from, match.index);
    const said = ` ${before.trim().split(' ').slice(-3).join(' ')} ${match[0]} `;
    return [{ kind, sure, sentence: words.slice(from, to), before, words: said }];
  });
