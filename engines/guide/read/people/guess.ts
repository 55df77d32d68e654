import { slips } from '../words/nearby.ts';
import { isPlainWord } from '../words/plain.ts';
import { common } from './common.words.ts';
import { areNicknames } from './nicknames.ts';

const everyday: ReadonlySet<string> = new Set(common.trim().split(/\s+/));
const isEveryday = (word: string): boolean => everyday.has(word) || isPlainWord(word);
const isCommon = (word: string): boolean =>
  ['', 's', 'es', 'ed', 'ing'].some(
    (end) => word.endsWith(end) && isEveryday(word.slice(0, word.length - end.length)),
  );

interface Person {
  readonly id: string;
  readonly parts: ReadonlySet<string>;
}

/** A nickname or a clumsy spelling: whoever is nearest, and always to be confirmed; nobody for a word that is a word. */
export function guessed(
  word: string,
  { capital, expected }: { capital: boolean; expected: boolean },
  all: readonly Person[],
): readonly string[] {
  if (isCommon(word)) return [];
  const nick = all.filter(({ parts }) => [...parts].some((part) => areNicknames(word, part)));
  const most = word.length >= 6 ? 2 : 1;
  const least = (person: Person): number =>
    Math.min(...[...person.parts].map((part) => (alike(part, word) ? slips(part, word, most) : 9)));
  const tooShort = word.length < 3 || (!capital && word.length < 4);
  const near = tooShort ? [] : all.filter((each) => least(each) <= (expected ? most : 1));
  const nearest = Math.min(...near.map(least));
  const found = [...near.filter((each) => least(each) === nearest), ...nick];
  return [...new Set(found.map(({ id }) => id))];
}

/** The first letter is seldom the one that slips, unless it sounds the same. */
const alike = (a: string, b: string): boolean =>
  a[0] === b[0] || /^(?:ck|kc|ou|uo|ie|ei|hi|ih|ae|ea)$/.test(`${a[0]}${b[0]}`);
