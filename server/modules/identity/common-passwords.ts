import { keyboardRows, stems } from './common-words.ts';

/**
 * Is this among what everybody takes first? Instead of a list of millions: the words that such lists are made of, seen
 * through what people do to them (capitals, a year, an exclamation mark, 3 for e, twice in a row, backwards), and runs
 * along the keyboard. Whole sentences pass, since no single word is left of them.
 */
export function isCommon(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  if (isPattern(typed)) return true;
  const bare = typed.replace(/[\s_.\-!?#*+$@&,;:]+/g, '');
  return [bare, unleet(bare)].some((word) => candidates(word).some(isStem));
}

const isStem = (word: string): boolean =>
  stems.has(word) || stems.has(Array.from(word).toReversed().join(''));

/** Without the figures before and after it, once where it stands twice. */
function candidates(word: string): string[] {
  const letters = word.replace(/^\d+|\d+$/g, '');
  return [word, letters, once(word), once(letters)].filter((candidate) => candidate.length > 2);
}

function once(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}

const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Figures at the end are a year more often than a letter, so only those within the word are read as letters. */
function unleet(word: string): string {
  const tail = /\d*$/.exec(word)?.[0] ?? '';
  const head = word.slice(0, word.length - tail.length);
  return head.replace(/[013457]/g, (figure) => leet[figure] ?? figure) + tail;
}

/** One sign or group over and over, a row of the keyboard, the alphabet, counting, a date. */
function isPattern(typed: string): boolean {
  if (/^(.{1,4})\1+.?$/u.test(typed)) return true;
  if (/^(0?[1-9]|[12]\d|3[01])[./-]?(0?[1-9]|1[0-2])[./-]?(19|20)?\d\d$/.test(typed)) return true;
  if (/^(19|20)\d\d[./-]?(0?[1-9]|1[0-2])[./-]?(0?[1-9]|[12]\d|3[01])$/.test(typed)) return true;
  const pieces = typed.match(/[a-zäöü]+|\d+/g) ?? [];
  return pieces.length > 0 && pieces.join('').length >= typed.length - 2 && pieces.every(isRun);
}

function isRun(piece: string): boolean {
  return piece.length === 1 || keyboardRows.some((row) => row.includes(piece)) || new Set(piece).size === 1;
}
