import type { Someone } from '../world.ts';
import type { Who } from '../understanding.ts';
import type { Line, Token } from '../words/line.ts';
import { slips } from '../words/nearby.ts';
import { isPlainWord } from '../words/plain.ts';
import { areNicknames, isKin, isKinName, kinWord, wordNames } from './nicknames.ts';

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

const plainly = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const nameWords = (people: readonly Someone[]): ReadonlySet<string> =>
  new Set(people.flatMap(({ name, realName }) => [...plainly(name), ...plainly(realName ?? '')]));

function known(people: readonly Someone[]): readonly Person[] {
  return people.map(({ id, name, realName }) => {
    const names = [plainly(name), plainly(realName ?? '')].filter((words) => words.length > 0);
    return {
      id,
      names,
      parts: new Set(names.flat().filter((part) => part.length > 1 && !particles.has(part))),
    };
  });
}

const particles = new Set(['de', 'van', 'von', 'der', 'den', 'la', 'le', 'di', 'da', 'del', 'the']);

/** A word before which a person is to be expected. */
const calls =
  /^(?:ask|asks|tell|call|phone|ring|text|email|with|from|by|for|to|give|remind|invite|thank|is|does|did|can|could|has|and|hello|dear|see|meet|visit|about|at|said|says|let|get|than|or|let's)$/;

export function readPeople(
  line: Line,
  people: readonly Someone[],
  taken: (token: Token) => boolean,
): readonly Named[] {
  const all = known(people);
  const found: Named[] = [];
  for (let index = 0; index < line.tokens.length; index += 1) {
    const token = line.tokens[index];
    if (token === undefined || taken(token)) continue;
    const named = whole(line, index, all) ?? single(line, index, all);
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

function single(line: Line, index: number, all: readonly Person[]): Match | null {
  const token = line.tokens[index];
  if (token === undefined || token.word.length < 2) return null;
  const expected = calls.test(line.tokens[index - 1]?.word ?? '') && !token.first;
  const { word } = token;
  if (wordNames.has(word) && !token.capital && actsNext(line, index)) {
    const ids = withPart(all, word);
    return ids.length > 0 ? { length: 1, ids, guessed: true } : null;
  }
  if (wordNames.has(word) && !(token.capital && (!token.first || actsNext(line, index)))) return null;
  const exact = withPart(all, word);
  if (exact.length > 0) return narrowed(line, index, all, exact);
  const owned = word.endsWith('s') ? withPart(all, word.slice(0, -1)) : [];
  if (owned.length > 0 && word.length > 3 && !isPlainWord(word))
    return { length: 1, ids: owned, guessed: owned.length > 1 };
  const related = all.filter(({ parts }) => [...parts].some((part) => isKin(word, part))).map(({ id }) => id);
  if (related.length > 0) return { length: 1, ids: related, guessed: true };
  if (isKinName(word) || (!(token.capital && !token.first) && !expected)) return null;
  return guess(word, token, expected, all);
}

/** "Will has to fetch it": what follows is what a person does. */
const actsNext = (line: Line, index: number): boolean =>
  /^(?:has|needs|said|says|wants|asked|wrote|does|did|took|brought|promised|should|must|could|can)$/.test(
    line.tokens[index + 1]?.word ?? '',
  );

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

/** A nickname or a clumsy spelling: whoever is nearest, and always to be confirmed. */
function guess(word: string, token: Token, expected: boolean, all: readonly Person[]): Match | null {
  if (isPlainWord(word)) return null;
  const nick = all
    .filter(({ parts }) => [...parts].some((part) => areNicknames(word, part)))
    .map(({ id }) => id);
  const most = word.length >= 6 ? 2 : 1;
  if (word.length < 3 || (!token.capital && word.length < 4))
    return nick.length > 0 ? { length: 1, ids: nick, guessed: true } : null;
  const near = all
    .map(({ id, parts }) => ({
      id,
      slips: Math.min(
        ...[...parts].map((part) =>
          part[0] === word[0] || soundAlike(part, word) ? slips(part, word, most) : 9,
        ),
      ),
    }))
    .filter(({ slips }) => slips <= most && (slips < 2 || expected));
  const least = Math.min(...near.map(({ slips }) => slips));
  const ids = [...new Set([...near.filter(({ slips }) => slips === least).map(({ id }) => id), ...nick])];
  return ids.length > 0 ? { length: 1, ids, guessed: true } : null;
}

const soundAlike = (a: string, b: string): boolean =>
  /^[ck]{2}$/.test(`${a[0]}${b[0]}`) || /^(?:ou|uo|ie|ei|hi|ih|ae|ea)$/.test(`${a[0]}${b[0]}`);
