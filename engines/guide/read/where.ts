import { noPlaces, whereTable } from './places.words.ts';
import type { Reading } from './read.ts';
import { typedIn } from './words/line.ts';
import { isPlainWord } from './words/plain.ts';
import { masked, overlaps, type Span } from './words/mask.ts';

const patterns = whereTable.map((pattern) => new RegExp(`(?<![\\w'])(?:${pattern})(?![\\w'])`));

/** "Or else I get a boat on my roof" says why. */
const reason = / (?:otherwise|or else|because|so that|in case)\b/;

/** Where it is to be, in the words that said it; an hour, a day and a manner are no place. */
export function whereIn({ line, timeSpans, people, kin, spaces }: Reading): string | null {
  const owners = [...people, ...kin].filter(({ owner }) => owner);
  const named = [...timeSpans, ...spaces, ...people, ...kin];
  const names = line.tokens
    .filter(
      ({ capital, first, word }) =>
        capital &&
        !first &&
        word.length > 1 &&
        !/^i\b/.test(word) &&
        !noPlaces.has(word) &&
        !isPlainWord(word),
    )
    .map(({ at, word }): Span => ({ from: at, to: at + word.length }))
    .filter((name) => !named.some((other) => overlaps(name, other)));
  const [plain = ''] = masked(masked(masked(line.plain, 'D', timeSpans), 'N', names), 'P', owners).split(
    reason,
  );
  const [first] = patterns
    .map((pattern) => pattern.exec(plain))
    .filter((match) => match !== null)
    .toSorted((a, b) => a.index - b.index);
  return first === undefined ? null : typedIn(line, first.index, first.index + first[0].length);
}
