import { kinNames, kinWords } from './kin.words.ts';

/** Pieces of names that are nobody's. */
export const particles = new Set(['de', 'van', 'von', 'der', 'den', 'la', 'le', 'di', 'da', 'del', 'the']);

/** A word before which a person is to be expected. */
export const calls =
  /^(?:ask|asks|tell|call|phone|ring|text|email|with|from|by|for|to|give|remind|invite|thank|is|does|did|can|could|has|and|hello|dear|see|meet|visit|about|at|said|says|let|get|than|or|let's)$/;

/** "Will has to fetch it": what follows is what a person does. */
export const acts =
  /^(?:has|needs|said|says|wants|asked|wrote|does|did|took|brought|promised|should|must|could|can)$/;

/** What stands before somebody who is to do something, or to come. */
export const roles =
  /(?:^|[\s|])(?:ask|tell|get|have|let|nudge|invite|assign|(?:task|chore|job|errand) for|(?:give|hand|assign|pass) (?:[\w']+ ){1,6}to|(?:swap|trade|change)(?: \w+){0,3} with) $/;
export const nobody =
  /^(?:i|mairy|boss|teacher|doctor|god|google|siri|alexa|mr|mrs|ms|dr|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;

/** Relatives, with whose they are; or what is said like a name. */
export const relative = new RegExp(
  `(?<![\\w'])(?:(?:my|our|your|his|her|their) (?:(?:big|little|older|younger|elder|eldest|youngest|oldest|great|dear|late|old) )?(?:${kinWords})|the (?:kids|children|parents|grandparents|grandchildren|twins|neighbours?)|(?<!\\b(?:the|an?|every|each|any|no|that|like|my) )(?:${kinNames}))(?:'s?)?(?![\\w'])(?! day\\b)`,
  'g',
);
