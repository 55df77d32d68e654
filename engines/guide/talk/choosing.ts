import { stem } from '../read/words/stem.ts';
import { whole } from './short.ts';
import { allWords, dayParts, emptyWords, lastWords, placeWords } from './short.words.ts';

export const isAll = whole(allWords);
/** Looked up, never read off the object: people say "constructor" too. */
const parts = new Map(Object.entries(dayParts));
const partNames: ReadonlySet<string> = new Set(
  [...parts.values()].flatMap((part) => part.split(' ').map(stem)),
);
const empty: ReadonlySet<string> = new Set(emptyWords.map(stem));

/** Which of several are meant, by their place or by a word of theirs; none where the words say something else too. */
export function picked(text: string, labels: readonly string[]): readonly number[] {
  if (isAll.test(text)) return labels.map((_, index) => index);
  const pieces = text.split(/,|\band\b|&|\+/i).map((piece) => pickedBy(wordsIn(piece), labels.map(wordsIn)));
  const found = pieces.filter((each) => each !== 'nothing');
  return found.includes('other') ? [] : [...new Set(found.filter((each) => typeof each === 'number'))];
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (parts.get(word) ?? word).split(' '))
    .map(stem);

function pickedBy(
  words: readonly string[],
  labels: readonly (readonly string[])[],
): number | 'nothing' | 'other' {
  const said = words.filter(
    (word, index) => !empty.has(word) || (word === 'one' && index === words.length - 1 && index === 0),
  );
  const places = said.flatMap((word) => placeOf(word, labels.length) ?? []);
  const names = said.filter((word) => placeOf(word, labels.length) === null);
  if (names.length === 0) return places[0] ?? 'nothing';
  const hits = labels.map((label) => names.filter((word) => label.includes(word)).length);
  const most = Math.max(...hits);
  const isKnown = names.every((word) => labels.some((label) => label.includes(word)) || partNames.has(word));
  if (most === 0 || !isKnown) return 'other';
  const best = hits.filter((each) => each === most);
  return best.length === 1 ? hits.indexOf(most) : (places[0] ?? 'other');
}

function placeOf(word: string, count: number): number | null {
  const at = lastWords.map(stem).includes(word)
    ? count - 1
    : placeWords.findIndex((words) => words.map(stem).includes(word));
  return at < 0 || at >= count ? null : at;
}

const place = `(?:(?:the|number|no\\.?|nr\\.?) )?(?:${[...placeWords.flat(), ...lastWords].filter((word) => !['former', 'nearest'].includes(word)).join('|')})(?: one)?`;
const several = `${place}(?:(?:, | and | ?& ?)(?:and )?${place})*`;
const places = new RegExp(`^(${several}):? (?=[^\\d\\s])(?!ones?\\b)`, 'i');
const others = new RegExp(`(?:,|;|\\.|\\band) (?:and )?${several}:? (?=[^\\d\\s])(?!ones?\\b)`, 'i');

interface Placed {
  readonly indices: readonly number[];
  readonly rest: string;
  /** Something is said of others too. */
  readonly goesOn: boolean;
}

/** "The second", "2 and 3", before what is said of them; null where none of so many is meant. */
export function placesIn(text: string, count: number): Placed | null {
  const found = places.exec(text);
  const indices = wordsIn(found?.[1] ?? '').flatMap((word) => placeOf(word, count) ?? []);
  if (found === null || indices.length === 0) return null;
  const rest = text.slice(found[0].length);
  return { indices, rest, goesOn: others.test(rest) };
}
