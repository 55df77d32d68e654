import { verbs } from '../intents/verbs.ts';
import { isStopWord } from '../words/plain.ts';
import { stem } from '../words/stem.ts';

/** What is seen in a line falls into so many drawers; two things in one drawer are rare and do little harm. */
export const drawers = 2 ** 15;

const acts: ReadonlySet<string> = new Set(verbs.split('|').map((verb) => stem(verb.split(' ')[0] ?? '')));
const lengths = [1, 3, 6, 12];

/**
 * What a masked line looks like: its words, which stand side by side or one apart, how it begins, and its build, in
 * which all that is done is V and all that is named is X.
 */
export function features(mask: string): readonly number[] {
  const raw = mask.split(/ +/).filter((word) => word !== '');
  const words = raw.map((word) => letter.exec(word)?.[0] ?? (word === '|' ? word : stem(bare(word))));
  const build = raw.map((word, at) => builtAs(bare(word), words[at] ?? ''));
  const seen = new Set<number>();
  const see = (kind: string, ...what: readonly string[]): void => {
    seen.add(drawer(kind + what.join(' ')));
  };
  const said = ['^', ...words, '$'];
  const built = ['^', ...build, '$'];
  for (const [at, word] of said.entries()) {
    const [next, after] = [said[at + 1], said[at + 2]];
    if (at > 0 && next !== undefined) see('w', word);
    if (next !== undefined) {
      see('n', word, next);
      see('b', built[at] ?? '', built[at + 1] ?? '');
    }
    if (after !== undefined) {
      see('a', word, after);
      see('t', built[at] ?? '', built[at + 1] ?? '', built[at + 2] ?? '');
    }
  }
  see('f', ...words.slice(0, 2));
  see('g', ...words.slice(0, 3));
  see('l', String(lengths.findIndex((most) => words.length <= most)));
  return [...seen];
}

const letter = /^[PDS](?=_*(?:'s)?$)/;
const bare = (word: string): string => word.replace(/'s?$/, '');

function builtAs(word: string, stemmed: string): string {
  if (/^[PDS|]$/.test(stemmed) || isStopWord(word))
    return stemmed === '' ? word : isStopWord(word) ? word : stemmed;
  return acts.has(stemmed) ? 'V' : 'X';
}

/** FNV-1a, folded. */
function drawer(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return ((sum >>> 15) ^ sum) & (drawers - 1);
}
