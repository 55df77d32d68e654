import { verbs } from '../read/words/verbs.words.ts';
import { isStopWord } from '../read/words/plain.ts';
import { stem } from '../read/words/stem.ts';

/** What is seen in a line falls into so many drawers; two things in one drawer are rare and do little harm. */
export const drawers = 2 ** 16;

const acts: ReadonlySet<string> = new Set(verbs.split('|').map((verb) => stem(verb.split(' ')[0] ?? '')));
const lengths = [1, 3, 6, 12];

/**
 * What a masked line looks like: its words, which stand side by side or one apart, the pieces of the longer ones, how it
 * begins, and its build, in which all that is done is V and all that is named is X.
 */
export function features(mask: string): Uint16Array {
  const raw = mask.split(/ +/).filter((word) => word !== '');
  const words = raw.map((word) => letter.exec(word)?.[0] ?? (word === '|' ? word : stem(bare(word))));
  const said = ['^', ...words, '$'].map(numbered);
  const built = ['^', ...raw.map((word, at) => builtAs(bare(word), words[at] ?? '')), '$'].map(numbered);
  const seen = new Set<number>();
  for (let at = 0; at < said.length - 1; at += 1) {
    const [word, next, after] = [said[at] ?? 0, said[at + 1] ?? 0, said[at + 2]];
    const [part, then, last] = [built[at] ?? 0, built[at + 1] ?? 0, built[at + 2] ?? 0];
    seen
      .add(drawer(1, word))
      .add(drawer(2, word, next))
      .add(drawer(3, part, then));
    if (after !== undefined) seen.add(drawer(4, word, after)).add(drawer(5, part, then, last));
  }
  for (const piece of raw.flatMap(piecesOf)) seen.add(drawer(9, piece));
  const [, first = 0, second = 0, third = 0] = said;
  seen.add(drawer(6, first, second)).add(drawer(7, first, second, third));
  seen.add(
    drawer(
      8,
      lengths.findIndex((most) => words.length <= most),
    ),
  );
  return Uint16Array.from(seen);
}

/** By four letters each: a word that was never met, or slipped under the finger, is still like others. */
const piece = 4;
function piecesOf(word: string): readonly number[] {
  const whole = `<${word}>`;
  const count = whole.length > piece + 1 ? whole.length - piece + 1 : 0;
  return Array.from({ length: count }, (_, at) => numbered(whole.slice(at, at + piece)));
}

const letter = /^[PDS](?=_*(?:'s)?$)/;
const bare = (word: string): string => word.replace(/'s?$/, '');

function builtAs(word: string, stemmed: string): string {
  if (isStopWord(word)) return word;
  if (/^[PDS|]$/.test(stemmed)) return stemmed;
  return acts.has(stemmed) ? 'V' : 'X';
}

/** FNV-1a. */
const prime = 0x01000193;
export function numbered(word: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), prime);
  return sum;
}

function drawer(kind: number, a: number, b = 0, c = 0): number {
  let sum = Math.imul(a ^ kind, prime);
  sum = Math.imul((sum ^ (sum >>> 13)) + b, 0x85ebca6b);
  sum = Math.imul((sum ^ (sum >>> 15)) + c, 0xc2b2ae35);
  return ((sum >>> 16) ^ sum) & (drawers - 1);
}
