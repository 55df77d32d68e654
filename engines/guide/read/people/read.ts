import type { Someone } from '../../talk/world.ts';
import type { Who } from '../../frames/frame.ts';
import type { Line, Token } from '../words/line.ts';
import { bareWords } from '../words/letters.ts';
import { isPlainWord } from '../words/plain.ts';
import { acts, calls, particles } from './calls.words.ts';
import { guessed } from './guess.ts';
import { isKin, isKinName, kinWord, wordNames } from './nicknames.ts';

/** Somebody who was named, and where in the plain line. */
export interface Named {
  from: number;
  to: number;
  who: Who;
  /** "Oma's": what follows is hers. */
  owner: boolean;
}

interface Person {
  id: string;
  /** Avatar name and real name, in plain words. */
  names: readonly (readonly string[])[];
  parts: ReadonlySet<string>;
}

export const nameWords = (people: readonly Someone[]): ReadonlySet<string> =>
  new Set(people.flatMap(({ name, realName }) => [...bareWords(name), ...bareWords(realName ?? '')]));

function known(people: readonly Someone[]): readonly Person[] {
  return people.map(({ id, name, realName }) => {
    const names = [bareWords(name), bareWords(realName ?? '')].filter((words) => words.length > 0);
    return {
      id,
      names,
      parts: new Set(names.flat().filter((part) => part.length > 1 && !particles.has(part))),
    };
  });
}

/** Who is named; neither the one who speaks nor Mairy is anybody else. */
export function readPeople(
  line: Line,
  people: readonly Someone[],
  speakers: ReadonlySet<string>,
  taken: (token: Token) => boolean,
): readonly Named[] {
  const all = known(people);
  const found: Named[] = [];
  for (let index = 0; index < line.tokens.length; index += 1) {
    const token = line.tokens[index];
    if (token === undefined || taken(token)) continue;
    const named = whole(line, index, all) ?? single(line, index, all, speakers);
    if (named === null) continue;
    const { length, ids, guessed } = named;
    const last = line.tokens[index + length - 1] ?? token;
    const owner = /['’]s?$|s['’]$/.test(last.raw);
    if (!(owner && kinWord.test(line.tokens[index + length]?.word ?? ''))) {
      const said = line.typed.slice(token.start, last.end).replace(/['’]s?$/, '');
      found.push({ from: token.at, to: last.at + last.word.length, who: { said, ids, guessed }, owner });
    }
    index += length - 1;
  }
  return found;
}

interface Match {
  length: number;
  ids: readonly string[];
  guessed: boolean;
}

/** A name written out, the longest first: "Oma Grete", "Anna Dekker". */
function whole(line: Line, index: number, all: readonly Person[]): Match | null {
  const stands = (words: readonly string[]): boolean =>
    words.length > 1 && words.every((word, offset) => line.tokens[index + offset]?.word === word);
  const found = all.flatMap(({ id, names }) => names.filter(stands).map(({ length }) => ({ id, length })));
  const length = Math.max(0, ...found.map((each) => each.length));
  const ids = [...new Set(found.filter((each) => each.length === length).map(({ id }) => id))];
  return length === 0 ? null : { length, ids, guessed: false };
}

function single(
  line: Line,
  index: number,
  all: readonly Person[],
  speakers: ReadonlySet<string>,
): Match | null {
  const token = line.tokens[index];
  if (token === undefined || token.word.length < 2) return null;
  const { word, capital, first } = token;
  const one = (ids: readonly string[], guessed = true): Match | null =>
    ids.length > 0 ? { length: 1, ids, guessed } : null;
  if (wordNames.has(word) && !(capital && !first)) {
    if (!actsNext(line, index)) return null;
    if (!capital) return one(withPart(all, word));
  }
  const exact = withPart(all, word);
  if (exact.length > 0) return narrowed(line, index, all, exact);
  const owned =
    word.endsWith('s') && word.length > 3 && !isPlainWord(word) ? withPart(all, word.slice(0, -1)) : [];
  const related = all.filter(({ parts }) => [...parts].some((part) => isKin(word, part))).map(({ id }) => id);
  const sure = one(owned, owned.length > 1) ?? one(related);
  if (sure !== null || isKinName(word) || speakers.has(word.replace(/'?s$/, '')) || speakers.has(word))
    return sure;
  const expected = calls.test(line.tokens[index - 1]?.word ?? '') && !first;
  const like = (capital && (!first || actsNext(line, index))) || (expected && !writesNamesLarge(line));
  return like ? one(guessed(word, { capital, expected }, all)) : null;
}

/** Who gives one name its capital gives it to all. */
const writesNamesLarge = ({ tokens }: Line): boolean =>
  tokens.some(({ capital, first, word }) => capital && !first && word.length > 1 && !/^i\b/.test(word));

const actsNext = (line: Line, index: number): boolean => acts.test(line.tokens[index + 1]?.word ?? '');

const withPart = (all: readonly Person[], word: string): readonly string[] =>
  all.filter(({ parts }) => parts.has(word)).map(({ id }) => id);

/** Of two Annas the one whose other name, or its first letter, follows. */
function narrowed(line: Line, index: number, all: readonly Person[], ids: readonly string[]): Match {
  const next = line.tokens[index + 1];
  if (ids.length > 1 && next !== undefined && !next.first) {
    const fitting = all.filter(
      ({ id, parts }) =>
        ids.includes(id) &&
        [...parts].some(
          (part) =>
            part === next.word || (next.capital && next.word.length <= 2 && part.startsWith(next.word)),
        ),
    );
    if (fitting.length > 0) return { length: 2, ids: fitting.map(({ id }) => id), guessed: false };
  }
  return { length: 1, ids, guessed: false };
}
