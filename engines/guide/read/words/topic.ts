import { asking } from './asking.words.ts';
import type { Line, Token } from './line.ts';
import type { Span } from './mask.ts';
import { overlaps } from './mask.ts';
import { isStopWord } from './plain.ts';

export const isSpanned = (token: Token, spans: readonly Span[]): boolean =>
  spans.some((span) => overlaps({ from: token.at, to: token.at + token.word.length }, span));

/** What it is about: the telling words, in their order, each once. */
export function topicOf(line: Line, spans: readonly Span[]): readonly string[] {
  const words = line.tokens
    .filter((token) => !isSpanned(token, spans))
    .flatMap(({ word }) => word.split(' '))
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 1 && !isStopWord(word) && !asking.has(word));
  return [...new Set(words)];
}
