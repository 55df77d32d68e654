import { kindWords, numberWords } from './short.words.ts';

/** "The reminder too" speaks of a card. */
export const isKind = new RegExp(
  `^(?:the |that )?(?:${kindWords.map(([word]) => word).join('|')})s?\\b`,
  'i',
);
/** Somebody says what is so, and names no thing. */
export const clausal =
  /[.!?;]|\b(?:i|we|he|she|it|they|you|there|that|is|are|was|were|has|have|had|will|can|not|if|so)\b|n['’]t\b|['’](?:s|re|ll|d) (?!\S+$)/i;
/** What somebody does or did is no change by their name. */
export const tells =
  /\b(?:said|says|told|already|wanted|wants|thinks|knows|offered|has|had|did|was|never|always|because)\b/i;
/** Something more can be bought or brought, not mended. */
export const holdsMore = /^(?:buy|get|bring|fetch|pack|order|take|need|shopping)\b|[:,]| and | or /i;
export const once = /\b(?:also|again|as well)\b|\btoo\W*$/i;
export const saysMore = /^(?:and|also|plus) (?:also |that )*(?!(?:remind|tell|ask|put|add|write)\b)/i;
export const givesPlaces = /^(?:give|move|put|make|set|assign)\s+(?=the \w+ (?:one )?(?:to|on|for|at)\b|\d)/i;
/** "Take them off": what was named beside it. */
export const takesItOff =
  /\b(?:take|leave|cross|strike|scrap) (?:it|them|that|those|these) (?:off|out|away)\W*$/i;
export const isAdded = /^(?:(?:and|also|plus|add|or)\s+)*(?:(?:an? )?(?:option|choice)s?:?\s+)?/i;
export const takesOff =
  /\s+(?:off|out|away|(?:is |are )?(?:no need|not needed)|(?:is|are) already(?: there| here| in)?(?:,? (?:so )?no need)?)$/i;
export const reason = /,?\s+(?:if (?:i|we)|in case|so that|because|otherwise)\s.+$/i;
export const isCount = new RegExp(`^(?:\\d+|${numberWords.join('|')})(?: .+)?$`, 'i');
/** "Not at ours, at Hanna's." */
export const notThere = /^not\b[^,]*,\s*/i;
export const deniesFirst = /^(?:it is |it's )?not\b/i;
/** "740", where an hour is asked for. */
export const digitHour =
  /\b(?:(?:like|about|around|at|say) )?(?<hour>[01]?\d|2[0-3])[.: ]?(?<minutes>[0-5][05])\b(?!\s*\p{L})/iu;
/** What stands beside an hour and says no more than it: "before school". */
export const besideHour =
  /\b(?:1st|2nd|3rd|[4-9]th|first|second|third|fourth|fifth|sixth|last) (?:period|lesson|class)\b|\b(?:before|b4|after|straight after|right after) (?:the )?(?:school|work|lunch|bed|class|lessons?)\b/i;
/** "Quarter to", with the hour left out. */
export const minutesBeside =
  /^(?:a )?(?<minutes>quarter|half|five|ten|twenty)(?: (?<side>to|past|after))\W*$/i;
/** "Tomorrow then": it follows from what was told. */
export const thenSo = /^[^?]*\b(?:then|rather|instead)\W*$/i;
export const minutesOf: Readonly<Record<string, number>> = {
  quarter: 15,
  half: 30,
  five: 5,
  ten: 10,
  twenty: 20,
};
/** "That's for the party, not for us": what a list is for. */
export const isFor =
  /^\W*(?:that['’]?s|this is|that is|those are|these are|they['’]?re|it['’]?s|all of (?:it|that) is) (?:all )?for (?!me\b|us\b|you\b|him\b|her\b|them\b)((?:the |our |my )?[\p{L}'’ ]+?)(?:,? (?:and )?not .+)?[.!]*$/iu;
export const isNeed = /^(?:need|needs|time|idea|way|wonder|problem|worries|hurry|rush)\b/i;
/** "Swap the milk for oat milk". */
export const swaps =
  /^(?:swap|change|exchange|replace|switch) (?:the |out the )?(?<old>.+?) (?:for|with|to|by|into) (?:the |some |an? )?(?<next>.+)$/i;
/** "The salted kind": the same thing, otherwise. */
export const ofItsKind = /^(.+?) (?:kind|one|ones|sort|version|stuff)$/i;
/** "Not the blue one, the green". */
export const denies =
  /^(?:it is |it['’]?s |that['’]?s )?not (?:the |an? )?(?<wrong>[\p{L}’'-]+)(?: one)?(?:,| but) (?:but |it is |it['’]?s )?(?:the |an? )?(?<right>[\p{L}’'-]+)(?: one)?[.!]*$/iu;
/** "… if you write that he need not wait", "say too that we bring cake". */
export const addsWords =
  /\b(?:write|say|add|mention|tell (?:him|her|them))(?: too| also| as well)? that (.+)$/i;
export const theirs: readonly (readonly [RegExp, string])[] = [
  [/\band (?:he|she) (?=is|has|can|should|must|may)/i, 'and he '],
  [/\band he is\b/i, 'and you are'],
  [/\band he has\b/i, 'and you have'],
  [/\band he (?=can|should|must|may)/i, 'and you '],
  [/^(?:he|she|they) (?:doesn|don)['’]?t\b/i, 'you don’t'],
  [/^(?:he|she|they) (?:has|have)\b/i, 'you have'],
  [/^(?:he|she|they) (?:is|are)\b/i, 'you are'],
  [/^(?:he|she|they)\b/i, 'you'],
];
export const further = /(?:^|[.;!,] )(?:and|also|plus|oh and) \p{L}/iu;
export const besideName = /^(?:with|at|by|from|near) /i;
