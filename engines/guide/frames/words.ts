import { capital } from '../../text/capital.ts';
import type { Line, Token } from '../read/words/line.ts';
import { isStopWord } from '../read/words/plain.ts';
import { isSpanned } from '../read/words/topic.ts';
import type { Clause } from './clause-line.ts';
import { beforeDays } from './object-trims.words.ts';
import { isVerb } from './infinitive.ts';
import { masking } from './pattern.ts';

/** A word of what is to be called something: as it was typed, and as the patterns see it. */
export interface Word {
  readonly typed: string;
  readonly mask: string;
  readonly token: Token | null;
}

/** "Film night", "parents evening": a name, and no part of the day. */
const isNamedAfter = ({ word }: Token, before: Token | undefined, mask: string): boolean =>
  /^(?:night|evening)$/.test(word) &&
  before !== undefined &&
  mask[before.at] === before.word[0] &&
  !beforeDays.has(before.word) &&
  !isStopWord(before.word) &&
  !isVerb(before.word);

/** The words of a clause from a place on, without the days and hours. */
export function wordsFrom(
  { reading, mask }: Clause,
  from: number,
  kept: readonly { from: number; to: number }[],
): readonly Word[] {
  const gone = reading.timeSpans.filter((span) => !kept.some((each) => each.from === span.from));
  const stop = mask.indexOf(' | ', from + 1);
  const { tokens } = reading.line;
  const isGone = (at: number): boolean => {
    const token = tokens[at];
    return (
      token !== undefined &&
      !isNamedAfter(token, tokens[at - 1], mask) &&
      (isSpanned(token, gone) || (beforeDays.has(token.word) && gone.length > 0 && isGone(at + 1)))
    );
  };
  return tokens
    .filter((token, at) => token.at >= from && (stop < 0 || token.at < stop) && !isGone(at))
    .map((token) => ({
      typed: isSpanned(token, reading.people) ? capital(token.raw) : token.raw,
      mask: mask.slice(token.at, token.at + token.word.length),
      token,
    }));
}

export const added = (typed: string): Word => ({ typed, mask: typed.toLowerCase(), token: null });
export const maskOf = (words: readonly Word[]): string => words.map(({ mask }) => mask).join(' ');

const ending = new Map<string, RegExp>();
function atEnd(pattern: string): RegExp {
  const known = ending.get(pattern) ?? new RegExp(`(?<=\\s)${masking(pattern).source.slice(1)}$`);
  ending.set(pattern, known);
  return known;
}
const starting = new Map<string, RegExp>();
function atStart(pattern: string): RegExp {
  const known = starting.get(pattern) ?? masking(pattern);
  starting.set(pattern, known);
  return known;
}

const count = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(' ').length);

/** The words without any of these before them. */
export function withoutHeads(words: readonly Word[], patterns: readonly string[]): readonly Word[] {
  const mask = maskOf(words);
  for (const pattern of patterns) {
    const match = atStart(pattern).exec(mask);
    const left = match === null ? words : after(words, match[0]);
    if (left.length < words.length) return withoutHeads(left, patterns);
  }
  return words;
}

/** The words without any of these behind them. */
export function withoutTails(words: readonly Word[], patterns: readonly string[]): readonly Word[] {
  const mask = maskOf(words);
  for (const pattern of patterns) {
    const match = atEnd(pattern).exec(mask);
    const left = match === null ? words : before(words, mask.slice(0, match.index));
    if (left.length < words.length) return withoutTails(left, patterns);
  }
  return words;
}

/** A word may read as several: "don't" is "do not". */
export function after(words: readonly Word[], said: string): readonly Word[] {
  let left = count(said);
  let at = 0;
  while (left > 0 && at < words.length) left -= count(words[at++]?.mask ?? '');
  return words.slice(at);
}
const before = (words: readonly Word[], said: string): readonly Word[] =>
  words.slice(0, words.length - after(words, said).length);

/** As it was typed, with what stood between neighbours. */
export function spoken(words: readonly Word[], line: Line): string {
  let text = '';
  for (const [index, { typed, token }] of words.entries()) {
    const last = words[index - 1]?.token ?? null;
    const beside = last !== null && token !== null && line.tokens[line.tokens.indexOf(last) + 1] === token;
    text +=
      (index === 0 ? '' : beside ? line.typed.slice(last.end, token.start).replaceAll(/\s+/g, ' ') : ' ') +
      typed;
  }
  const isOpen = text.includes('(') && !text.includes(')');
  return `${text}${isOpen ? ')' : ''}`
    .replaceAll(/["“”‘]|^['’]|(?<!s)['’]$/g, '')
    .replaceAll("'", '’')
    .trim();
}
