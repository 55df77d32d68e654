import { cues, untouched } from './cues.words.ts';
import { isPlainWord } from './plain.ts';

const known: ReadonlySet<string> = new Set(cues);

/** The one cue a slip of the finger away: a letter wrong, missing, too many, or two swapped; two slips in a long word. */
export function nearbyCue(word: string): string | null {
  if (
    word.length < 4 ||
    word.length > 14 ||
    known.has(word) ||
    untouched.has(word) ||
    isPlainWord(word) ||
    /\d/.test(word)
  )
    return null;
  let best: string | null = null;
  let least = 3;
  for (const cue of cues) {
    const allowed = slipsAllowed(cue, word);
    if (allowed === 0 || Math.abs(cue.length - word.length) > allowed || !startsAlike(cue, word)) continue;
    const found = slips(cue, word, allowed);
    if (found > allowed || found > least) continue;
    if (found === least) best = null;
    else best = cue;
    least = found;
  }
  return best;
}

const slipsAllowed = (cue: string, word: string): number =>
  cue.length >= 8 && word.length >= 8 ? 2 : cue.length >= 5 ? 1 : 0;

const startsAlike = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** Damerau-Levenshtein distance, given up beyond `most`. */
export function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
