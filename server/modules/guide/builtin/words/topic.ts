import type { Line, Token } from './line.ts';
import type { Span } from './mask.ts';
import { overlaps } from './mask.ts';
import { isStopWord } from './plain.ts';

/** Words that ask, and say nothing of what is asked about. */
const asking = new Set(
  'remind reminder task tasks to do list add due open urgent overdue help could decide decided agree agreed settle settled say said write wrote talk talked discuss discussed mention mentioned find search look show summarise summary news happening happened remember forget mairy tell story project salon council vote due done finished finish mark tick move push postpone reschedule assign knows good summarize message messages anything something thing things stuff matter business issue regarding concerning about spare chosen choose price cost deadline deadlines soon please decision outcome plan plans decisions conclude concluded outstanding pending bring bringing brings taking making getting coming turn responsible charge idea help helping yesterday'.split(
    ' ',
  ),
);

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
