import { wordsOf } from '@kinsong/engines/summary/sentences.ts';

const asking = new Set([
  'find',
  'search',
  'show',
  'tell',
  'look',
  'said',
  'say',
  'document',
  'file',
  'message',
  'please',
]);
const mostWords = 8;

/** What is looked for: the words of a question that carry its meaning, or all of them where none does. */
export function queryWords(query: string): string[] {
  const carrying = [...new Set(wordsOf(query))];
  const chosen = carrying.filter((word) => !asking.has(word));
  const words = chosen.length > 0 ? chosen : carrying.length > 0 ? carrying : plain(query);
  return words.slice(0, mostWords);
}

const plain = (query: string): string[] => [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];

/** How much of what is looked for stands in a text: from 0 to 1. */
export function shareHeld(text: string, words: readonly string[]): number {
  const held = plain(text);
  const found = words.filter((word) => held.some((each) => each.startsWith(word)));
  return words.length === 0 ? 0 : found.length / words.length;
}

const longest = 180;

/** The words around the first that was looked for. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const at = firstOf(line.toLowerCase(), words);
  const from = at < longest / 2 ? 0 : line.indexOf(' ', at - longest / 2) + 1;
  const cut = line.slice(from, from + longest).toWellFormed();
  const whole = from + longest >= line.length ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return `${from > 0 ? '…' : ''}${whole}${from + longest >= line.length ? '' : '…'}`;
}

function firstOf(line: string, words: readonly string[]): number {
  const places = words.map((word) => line.indexOf(word)).filter((at) => at >= 0);
  return places.length === 0 ? 0 : Math.min(...places);
}
