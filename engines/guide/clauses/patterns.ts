import { isAlsoThing, isAssigned, isVerb, verbOfPast } from '../frames/infinitive.ts';
import { dayPattern } from './openers.words.ts';

/** The words as the patterns know them, letter for letter where they were typed. */
export const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'");

const written = (pattern: string): string =>
  pattern
    .replaceAll('DAY', dayPattern)
    .replaceAll('NAME', "[\\p{L}'-]+")
    .replaceAll('VERB OBJECT', '(?<deed>\\p{L}+) (?<object>.+)')
    .replaceAll('VERB', '(?<deed>\\p{L}+)')
    .replaceAll('THIRD', '(?<third>\\p{L}+)')
    .replaceAll('PAST', '(?<past>\\p{L}+)');

export const startsWith = (pattern: string): RegExp => new RegExp(`^(?:${written(pattern)})`, 'u');
export const endsWith = (pattern: string): RegExp => new RegExp(`(?:^|[\\s,])(?:${written(pattern)})$`, 'u');
export const holds = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${written(pattern)})(?![\\p{L}\\d])`, 'u');

const determined =
  /^(?:the|a|an|my|our|his|her|their|your|some|this|these|those|that|all|every|\d+|me|us|him|it|them|up|out|down|off|to|at|for|after|about|if|whether|one (?=for|of)|another) ?/;
const pronoun =
  /^(?:(?:up|off|out|down|away|back|in|on|over) )?(?:it|them|him|her(?=$|[,.!?]|\s+(?:about|to|if|whether|that|when|up|out|off|down|in|on|at|for|with|from|and|home|back|again|tomorrow|today|tonight|before|after|please)\b)|there|(?:one|some)(?! (?:for|of|about)\b))(?: (?:up|off|out|down|away|back|in|on|over))?(?=$|[\s,.!?])(?! (?:own|\p{L}+ (?:to|for|on|at)\b))/u;

/** What was matched is built of a deed and something it is done to, and does not only go on with what was named before. */
export function saysADeed(match: RegExpExecArray, typed: string): boolean {
  const { deed, object, past, third, alone } = match.groups ?? {};
  if (alone !== undefined) return isAssigned(alone) && /^\p{Lu}/u.test(typed);
  if (third !== undefined) return isAssigned(third);
  if (past !== undefined) return verbOfPast(past) !== null;
  if (deed === undefined) return true;
  if (!isVerb(deed)) return false;
  if (object === undefined) return true;
  if (pronoun.test(object)) return false;
  const next = typed.slice(match[0].length - object.length);
  return !isAlsoThing(deed) || determined.test(object) || /^\p{Lu}/u.test(next);
}
