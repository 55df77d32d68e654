import { writtenOut } from '../read/words/contractions.ts';
import { spellings } from '../read/words/spellings.ts';
import { isPlainWord } from '../read/words/plain.ts';
import { slips } from '../read/words/nearby.ts';
import { alarmWords, plainNeighbours } from './alarm.words.ts';
import { longAgo, madeUp, meant, overNow, sayings } from './contexts.words.ts';
import { groups, signs } from './patterns.words.ts';

/** Lower case without accents, as other tongues are read. */
export const bareOf = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** Plain words, as the signs are written: slips mended, contractions written out, names "pername", a sentence's end as |. */
export function spoken(text: string): string {
  const out: string[] = [];
  for (const [raw] of text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").matchAll(token)) {
    if (ends.test(raw)) {
      if (out.at(-1) !== '|') out.push('|');
      continue;
    }
    const capital = /^\p{Lu}\p{Ll}/u.test(raw);
    out.push(
      isName(raw, capital) ? (raw.endsWith("'s") ? 'pername s' : 'pername') : plainly(raw.toLowerCase()),
    );
  }
  return ` | ${out.join(' ')} | `;
}

const token = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*|[.!?;:\n…]+|\s[-–—]\s/gu;
const ends = /^[.!?;:\n…]|^\s[-–—]/u;

const written = [
  ...Object.values(groups),
  ...Object.values(signs).flatMap(({ certain, suspected }) => [...certain, ...suspected]),
  ...[sayings, madeUp, meant, longAgo, overNow].flat(),
];
/** Every word that a sign may hold: no name. */
const known: ReadonlySet<string> = new Set([
  ...alarmWords,
  ...written.flatMap((sign) => sign.match(/[a-z]+/g) ?? []),
]);
/** A capital, and no word that is known here. */
const isName = (raw: string, capital: boolean): boolean => {
  const word = raw.toLowerCase().replace(/'s$/, '');
  return capital && !isPlainWord(word) && !known.has(word) && !spellings.has(word);
};

function plainly(word: string): string {
  const own = word.endsWith("'s") && writtenOut(word) === word;
  const bare = own ? word.slice(0, -2) : word;
  const out = writtenOut(bare);
  const plain = out === bare ? (spellings.get(bare) ?? mended(bare)) : out;
  return own ? `${plain} s` : plain;
}

/** A word of alarm with one slip in it. */
function mended(word: string): string {
  if (word.length < 6 || known.has(word) || plainNeighbours.has(word) || isPlainWord(word)) return word;
  return (
    alarmWords.find(
      (alarm) =>
        alarm[0] === word[0] && Math.abs(alarm.length - word.length) < 2 && slips(alarm, word, 1) <= 1,
    ) ?? word
  );
}
