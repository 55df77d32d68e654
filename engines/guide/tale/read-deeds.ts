import { stem } from '../read/words/stem.ts';
import {
  adverbs,
  anyDeed,
  deedVerbs,
  directions,
  empty,
  everydayVerbs,
  joined,
  type Deed,
} from './deeds.words.ts';

/** One clause of what was said, as something done in the tale. */
export interface Spoken {
  /** Every kind of deed its verb can be; none where only a thing was named. */
  readonly deeds: ReadonlySet<Deed>;
  /** "I light it", "let's light it" or "light it", or only "the lantern". */
  readonly as: 'told' | 'wished' | 'named';
  readonly negated: boolean;
  /** "Use", "choose": the thing alone says what is meant. */
  readonly any: boolean;
  /** Said alone it is as likely of the day as of the tale. */
  readonly everyday: boolean;
  /** "Left", "in": a way is named and no place. */
  readonly directed: boolean;
  /** The stems of what it is done to. */
  readonly things: readonly string[];
}

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const wordsOf = (text: string): readonly string[] => plainly(text).match(/[\p{L}\p{N}']+/gu) ?? [];
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\bim\b/g, "i'm");

const table = new Map<string, Set<Deed>>();
for (const [deed, verbs] of Object.entries(deedVerbs) as [Deed, string][])
  for (const verb of verbs.split(' '))
    for (const form of [verb, ...progressive(verb)])
      table.set(form, (table.get(form) ?? new Set()).add(deed));

function progressive(verb: string): readonly string[] {
  return [`${verb}ing`, `${verb.replace(/ie$/, 'y').replace(/e$/, '')}ing`, `${verb}${verb.at(-1) ?? ''}ing`];
}

export const isTaleVerb = (word: string): boolean => table.has(word);

const unnamed = setOf(empty);
const openEnded = setOf(anyDeed);
const oftenReal = setOf(everydayVerbs);
const ways = setOf(directions);
const between = adverbs.replaceAll(' ', '|');

const leading = new RegExp(`^(?:(?:${between}) )+`);
const opener = /^(?:(?:ok|okay|so|well|now|then|yes|no|oh|ah|um|hm+|right|fine|and|but|first|please) )+/;
const told = new RegExp(
  `^(?:i|we)(?: (?:${between}))*(?:(?:'ll| will| would|'d| try to| decide to| choose to| start to| begin to| dare to|'m| am|'re| are) ?)?(?: ?(?:${between}))* `,
);
const wished = new RegExp(
  `^(?:(?:i|we)(?:'d| would)? (?:want to|wanna|like to|rather|love to|can|could|'m going to|am going to)|(?:i'm|we're|i am|we are) (?:going to|gonna)|(?:let us|let's|lets|let me)|how about|(?:can|could|may) (?:i|we)|should (?:i|we))(?: (?:${between}))* `,
);
const denied = /\b(?:don't|do not|dont|won't|will not|never|refuse to|not|didn't|leave (?:it|them) alone)\b/;

/** What of a message can be deeds: each clause that has a verb of the tale, or only names something. */
export function deedsIn(text: string): readonly Spoken[] {
  const clauses = plainly(text)
    .split(/[,;.!?:“”"\n]+|\b(?:and|then|but|before|after|until|while)\b/)
    .map((clause) => clause.trim().replace(opener, ''))
    .filter((clause) => clause !== '');
  const read: Spoken[] = [];
  for (const clause of clauses) {
    const deed = deedIn(clause, read.at(-1)?.as ?? null);
    if (deed !== null) read.push(deed);
  }
  return read;
}

function deedIn(clause: string, before: Spoken['as'] | null): Spoken | null {
  const negated = denied.test(clause);
  const bare = clause.replace(denied, ' ').replaceAll(/ {2,}/g, ' ').trim();
  const wish = wished.exec(`${bare} `)?.[0] ?? null;
  const tells = wish === null ? (told.exec(`${bare} `)?.[0] ?? null) : null;
  const rest = bare.slice((wish ?? tells ?? '').length).replace(leading, '');
  const as = tells !== null ? 'told' : wish !== null ? 'wished' : before === 'told' ? 'told' : 'wished';
  const two = Object.keys(joined).find((phrase) => `${rest} `.startsWith(`${phrase} `));
  const said = two === undefined ? rest : `${joined[two] ?? ''}${rest.slice(two.length)}`;
  const [verb = '', ...after] = wordsOf(said);
  const deeds = table.get(verb);
  const any = openEnded.has(verb);
  if (deeds === undefined && !any) {
    if (tells !== null || wish !== null || before === 'told') return null;
    const things = named(wordsOf(bare));
    return wordsOf(bare).length > 4 || things.length === 0 || /^(?:i|we|you|he|she|it|they)\b/.test(bare)
      ? null
      : { deeds: new Set(), as: 'named', negated, any: true, everyday: false, directed: false, things };
  }
  const directed =
    deeds?.has('go') === true &&
    after.some((word) => ways.has(word)) &&
    after.every((word) => ways.has(word) || unnamed.has(word));
  return {
    deeds: deeds ?? new Set(),
    as,
    negated,
    any,
    everyday: oftenReal.has(verb) && !after.some((word) => ways.has(word)),
    directed,
    things: named(after),
  };
}

export const named = (words: readonly string[]): readonly string[] =>
  words
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => !unnamed.has(word))
    .map(stem);
