import { capital } from '../../text/capital.ts';
import { isVerb } from '../frames/infinitive.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { listed } from '../say/phrases.ts';
import { numberWords } from './short.words.ts';

/** How the thing of a wish becomes another. */
export type Way = 'called' | 'swap' | 'also' | 'for' | 'instead' | 'and' | 'with' | 'without' | 'count';

const number = new RegExp(`\\b(?:\\d+|${numberWords.join('|')})\\b`, 'i');

/** "Bread" in place of "Buy fish" is "Buy bread": the deed stays where only the thing is named. */
export function renamed(old: string | null, way: Way, words: string, of = ''): string | null {
  const [verb = '', ...rest] = (old ?? '').split(' ');
  const isDeed = hasDeed(old);
  switch (way) {
    case 'called':
      return capital(words);
    case 'swap':
      return (old ?? '').replace(new RegExp(`(?<!\\p{L})${of}(?!\\p{L})`, 'giu'), (found, at: number) =>
        at === 0 ? capital(words) : found === capital(found) ? capital(words) : words,
      );
    case 'also':
      return `${(old ?? '').replace(/(?<![.?!])$/, '.')} ${capital(words)}`;
    case 'for':
      return `For ${words}: ${(old ?? '').slice(0, 1).toLowerCase()}${(old ?? '').slice(1)}`;
    case 'count':
      return counted(old ?? '', words);
    case 'with':
      return `${old ?? ''} with ${words}`;
    case 'instead':
      return !isDeed || hasDeed(words) ? capital(words) : `${verb} ${words}`;
    case 'and': {
      const choices = (old ?? '').split(' or ');
      return choices.length > 1
        ? listed([...choices, words], 'or')
        : capital(listed([...itemsOf(old ?? ''), words]));
    }
    case 'without': {
      const gone = wordsOf(words);
      const head = isDeed ? verb : (listHead.exec(old ?? '')?.[0].trim() ?? '');
      const items = isDeed ? rest.join(' ') : (old ?? '').slice(head.length).trim();
      const left = itemsOf(items).filter((item) => !gone.every((word) => wordsOf(item).includes(word)));
      return left.length === 0
        ? null
        : capital(listed([`${head} ${left[0] ?? ''}`.trim(), ...left.slice(1)]));
    }
  }
}

const listHead = /^for [^,:]+:/i;

/** The words behind the number: "kilos". */
export const unitsOf = (words: string): readonly string[] => wordsOf(words.replace(number, ''));

/** "Four kilos" of what there are kilos of; "twelve" where there is one number. */
function counted(old: string, words: string): string {
  const many = number.exec(words)?.[0] ?? words;
  const units = unitsOf(words);
  const items = old.split(/(, (?:and )?| and )/);
  const at = items.findIndex(
    (item) => number.test(item) && units.every((unit) => wordsOf(item).includes(unit)),
  );
  return items.map((item, index) => (index === at ? item.replace(number, many) : item)).join('');
}

export const itemsOf = (object: string): readonly string[] => object.split(/, (?:and )?| and /);

/** "Buy fish", and not "the fish". */
export function hasDeed(object: string | null): boolean {
  const [first = '', second] = (object ?? '').toLowerCase().split(' ');
  return second !== undefined && isVerb(first);
}
