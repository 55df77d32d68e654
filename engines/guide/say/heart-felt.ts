import type { FormKind } from '../frames/form-kind.ts';
import { formOf } from '../frames/form.ts';
import type { World } from '../talk/world.ts';
import { endings, type Ending } from './heart-endings.words.ts';
import type { Feeling } from './feeling.ts';
import { feelings, macros } from './heart-felt.words.ts';
import { lineOf, lineWithout } from './self.ts';

const spelledOut = (pattern: string): string =>
  macros.reduce((text, [name, words]) => text.replaceAll(name, words), pattern);
const holding = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w'])(?:${patterns.map(spelledOut).join('|')})(?![\\w'])`);

const known = feelings.map((feeling) => ({ feeling, told: holding(feeling.told) }));
const ends = endings.map((ending) => ({ ending, asked: new RegExp(`^(?:${ending.asked.join('|')})$`) }));
const heartfelt = /[🎉❤🥰🥳💛💙💚]/u;
const joy = feelings.findLast(({ kind }) => kind === 'joy') ?? null;

/** Nobody tells how they are in an order or in a question. */
const tellings: ReadonlySet<FormKind> = new Set(['told', 'fragment', 'need', 'unwanted', 'asked', 'passive']);

export const formIn = (said: string, world: Pick<World, 'people'>): FormKind =>
  formOf(maskedIn(said, world)).kind;

/** A fact to be kept or forgotten, whatever it tells of. */
const ofKeeping =
  /^(?:please )?(?:(?:do not|never|no need to) (?:keep|remember|note|remind|put|tell|add|let|write|mention)|for (?:your|the) (?:notes|record)|note|fyi)\b/;

/** What somebody tells of how they are, as far as words of it are there; the ear's guess alone is no ground. */
export function feltIn(said: string, world: Pick<World, 'people'>): Feeling | null {
  const line = maskedIn(said, world);
  const isTold =
    !ofKeeping.test(line) &&
    (tellings.has(formOf(line).kind) || /^what an? /.test(line)) &&
    !said.trim().endsWith('?');
  const found = known.find(({ feeling, told }) => (isTold || feeling.asked === true) && told.test(line));
  return found?.feeling ?? (isTold && heartfelt.test(said) ? joy : null);
}

/** "Stop suggesting things", "I don't need anything", "that was all": said of the whole, or of a clause of it. */
export const endingIn = (said: string): Ending | null =>
  ends.find(({ asked }) => asked.test(lineOf(said)))?.ending ?? null;

/** Whoever is named is P, housemate or stranger. */
function maskedIn(said: string, world: Pick<World, 'people'>): string {
  const named = said.match(/(?<!^|[.!?]\s*)\b\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?= (?:is|has|was|got)\b)/gu) ?? [];
  const strangers = named.filter((name) => !plainWords.test(name)).map((name) => name.toLowerCase());
  return lineWithout(said, world, 'P', strangers);
}

const plainWords =
  /^(?:I|My|Our|His|Her|Their|The|This|That|It|He|She|We|They|Everyone|Everybody|Everything|Nobody|Nothing|Someone|What|Who|Today|Tomorrow|Yesterday|There|Oma|Opa|Papa|Mama|Mum|Mom|Dad|Mother|Father|Granny|Grandma|Grandpa|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December)$/;
