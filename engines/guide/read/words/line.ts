import { withoutOwner, writtenOut } from './contractions.ts';
import { digitWords, shortDays } from './digits.words.ts';
import { smallLetters } from './letters.ts';
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
  /2(?:moro|morrow|day|nite)\b|\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d+(?:st|nd|rd|th)\b|\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b|\d{1,2}h\d{2}\b|\d+(?:[.,:/]\d+)*(?:[a-z](?=\s|$))?|[\p{L}\p{M}][\p{L}\p{M}\d]*(?:['’][\p{L}\p{M}]+)*'?/giu;
const ends = /[.!?;\n]/;
/** "Glue (the brown one!), sandpaper": no sentence ends there. */
const inBrackets = /[.!?]+(?=\))/g;
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
    const first = tokens.length === 0 || ends.test(between.replace(inBrackets, ''));
    if (tokens.length > 0) plain += first ? ' | ' : joint(between, raw);
    const word =
      digitWord(raw, tokens.at(-1), typed.slice(match.index + raw.length)) ??
      (first ? undefined : shortDays.get(raw)) ??
      plainly(raw, names, mended);
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
  const small = smallLetters(raw).replaceAll('’', "'").replace(/'$/, '');
  if (/^\d/.test(small)) return spellings.get(small) ?? small.replaceAll(/\s|(?<=[ap])\.(?=m)/g, '');
  const out = writtenOut(small);
  if (out !== small) return out;
  const bare = withoutOwner(small);
  if (names.has(bare)) return bare;
  return spellings.get(small) ?? mended(small) ?? small;
}

const digitWord = (raw: string, previous: Token | undefined, rest: string): string | undefined =>
  digitWords.find(
    ({ digit, before = /^/, after = /^/ }) =>
      digit === raw.toLowerCase() && before.test(previous?.word ?? '') && after.test(rest),
  )?.word;

/** What was typed there, as it was typed. */
export function typedIn(line: Line, from: number, to: number): string {
  const inside = line.tokens.filter((token) => token.at >= from && token.at < to);
  return line.typed.slice(inside[0]?.start ?? 0, inside.at(-1)?.end ?? 0);
}
