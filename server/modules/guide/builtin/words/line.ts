import { withoutOwner, writtenOut } from './contractions.ts';
import { nearbyCue } from './nearby.ts';
import { spellings } from './spellings.ts';

/** One word as it was typed, and as the rules read it. */
export interface Token {
  raw: string;
  word: string;
  /** Where it stands in what was typed. */
  start: number;
  end: number;
  /** Where it stands in the line that the rules read. */
  at: number;
  capital: boolean;
  /** The first word of a sentence, where a capital says nothing. */
  first: boolean;
}

/** What was typed, and the same in plain small letters, slips mended, with " | " between sentences. */
export interface Line {
  typed: string;
  plain: string;
  tokens: readonly Token[];
}

/** Beyond this a guide answers to the beginning and the end: what is asked stands in one of them. */
const longest = 1200;
const words =
  /2(?:moro|morrow|day|nite)\b|\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d+(?:st|nd|rd|th)\b|\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b|\d+(?:[.,:/]\d+)*(?:[a-z](?=\s|$))?|[\p{L}\p{M}][\p{L}\p{M}\d]*(?:['’][\p{L}\p{M}]+)*'?/giu;
const ends = /[.!?;\n]/;
const dash = /^\s*[-–—]\s*$/;

export function readLine(
  text: string,
  names: ReadonlySet<string>,
  mended: (word: string) => string | null = nearbyCue,
): Line {
  const typed = text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;
  const tokens: Token[] = [];
  let plain = '';
  let last = 0;
  for (const match of typed.matchAll(words)) {
    const [raw] = match;
    const between = typed.slice(last, match.index);
    const first = tokens.length === 0 || ends.test(between);
    if (tokens.length > 0) plain += first ? ' | ' : joint(between, raw);
    const word =
      digitWord(raw, tokens.at(-1), typed.slice(match.index + raw.length)) ?? plainly(raw, names, mended);
    tokens.push({
      raw,
      word,
      start: match.index,
      end: match.index + raw.length,
      at: plain.length,
      capital: /^\p{Lu}/u.test(raw),
      first,
    });
    plain += word;
    last = match.index + raw.length;
  }
  return { typed, plain, tokens };
}

/** "3-5 December" and "Monday - Friday" are stretches; any other dash is only a breath. */
const joint = (between: string, next: string): string =>
  dash.test(between) && (/^\d/.test(next) || weekday.test(next)) ? ' - ' : ' ';
const weekday = /^(mon|tue|wed|thu|fri|sat|sun)/i;

function plainly(raw: string, names: ReadonlySet<string>, mended: (word: string) => string | null): string {
  const small = raw
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  if (/^\d/.test(small)) return spellings.get(small) ?? small.replaceAll(/\s|(?<=[ap])\.(?=m)/g, '');
  const out = writtenOut(small);
  if (out !== small) return out;
  const bare = withoutOwner(small);
  if (names.has(bare)) return bare;
  return spellings.get(small) ?? mended(small) ?? small;
}

const verbNext =
  /^ (?!days?|weeks?|hours?|hrs?|min|minutes?|months?|times|people|of|or|and|pm|am|december|january)[a-z]/i;
const forNext =
  /^ (?:me|us|you|u|him|her|them|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tmrw|tomorrow|breakfast|lunch|dinner|supper)\b/i;

/** "have 2 go", "do it 4 me", "pizza 4 sat". */
function digitWord(raw: string, before: Token | undefined, rest: string): string | null {
  if (raw === '2' && /^(?:me|us|you|u)$/.test(before?.word ?? '') && verbNext.test(rest)) return 'to';
  if (
    raw === '2' &&
    /^(?:have|had|has|need|needs|want|wants|got|going|like|used|ought|nice|hard|easy|what|how)$/.test(
      before?.word ?? '',
    )
  )
    return 'to';
  if (raw === '4' && forNext.test(rest)) return 'for';
  return raw === '4' &&
    /^(?:good|ready|looking|do|this|it|that|thanks|waiting|care)$/.test(before?.word ?? '')
    ? 'for'
    : null;
}

/** The tokens that lie within a stretch of the plain line. */
export function tokensIn(line: Line, from: number, to: number): readonly Token[] {
  return line.tokens.filter((token) => token.at >= from && token.at < to);
}

/** What was typed there, as it was typed. */
export function typedIn(line: Line, from: number, to: number): string {
  const inside = tokensIn(line, from, to);
  const [first] = inside;
  const last = inside.at(-1);
  return first === undefined || last === undefined ? '' : line.typed.slice(first.start, last.end);
}
