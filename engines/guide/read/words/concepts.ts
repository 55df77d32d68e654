import { families } from './concepts.words.ts';
import { stem } from './stem.ts';

const kindred = new Map<string, ReadonlySet<string>>();
for (const row of families.trim().split('\n')) {
  const family = new Set(row.split(' ').map(stem));
  for (const word of family) kindred.set(word, new Set([...(kindred.get(word) ?? []), ...family]));
}

/** 1 for the word itself, less for one of its family, 0 for strangers. */
export function kinship(a: string, b: string): number {
  if (a === b) return 1;
  return kindred.get(a)?.has(b) === true ? 0.4 : 0;
}

/** A word and the words one would also search for. */
export function withKindred(word: string): readonly string[] {
  const row = families
    .trim()
    .split('\n')
    .find((each) => each.split(' ').some((other) => stem(other) === stem(word)));
  return row === undefined ? [word] : [word, ...row.split(' ').filter((other) => other !== word)];
}
