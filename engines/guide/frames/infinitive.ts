import { verbs } from '../read/words/verbs.words.ts';
import { assignable, irregular, moreVerbs, nounVerbs } from './verbs.words.ts';

const known: ReadonlySet<string> = new Set([
  ...verbs.split('|').map((verb) => verb.split(' ')[0] ?? verb),
  ...moreVerbs,
]);
const things: ReadonlySet<string> = new Set(nounVerbs);
const pasts = new Map<string, string>();
const goings = new Map<string, string>();
const thirds = new Map<string, string>();

const doubled = /[^aeiou][aeiou][bdgmnpt]$/;
const longer = /(?:er|en|it|on|or|el)$/;

for (const verb of known) {
  const stem = doubled.test(verb) && !(verb.length > 4 && longer.test(verb)) ? verb + verb.slice(-1) : verb;
  const bare = verb.replace(/e$/, '');
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : bare === verb ? `${stem}ed` : `${verb}d`;
  for (const form of irregular[verb]?.split(' ') ?? [past]) pasts.set(form, verb);
  const ending = /[^aeiou]y$/.test(verb) ? 'ies' : /(?:s|x|z|ch|sh|o)$/.test(verb) ? 'es' : 's';
  thirds.set(verb === 'have' ? 'has' : verb.replace(ending === 'ies' ? /y$/ : /$/, ending), verb);
  goings.set(bare === verb || /(?:ee|oe|ye)$/.test(verb) ? `${stem}ing` : `${bare}ing`, verb);
}

export const isVerb = (word: string): boolean =>
  known.has(word.replace(/^re-?(?=[a-z]{3})/, '')) || known.has(word);
/** "Book", "light": as often a thing as a deed. */
export const isAlsoThing = (word: string): boolean => things.has(word);
/** "paid" -> "pay"; null for what is no past form of a deed. */
export const verbOfPast = (word: string): string | null => pasts.get(word) ?? null;
/** "cleaning" -> "clean". */
export const verbOfGoing = (word: string): string | null => goings.get(word) ?? null;
/** "brings" -> "bring". */
export const verbOfThird = (word: string): string | null => thirds.get(word) ?? null;
const assigned: ReadonlySet<string> = new Set(assignable);
/** "Hanna brings": what one says of somebody who is to do it. */
export const isAssigned = (word: string): boolean => assigned.has(verbOfThird(word) ?? '');
export const anyAssignable = assignable.join('|');
export const anyAssigned = [...thirds]
  .flatMap(([third, verb]) => (assigned.has(verb) ? [third] : []))
  .join('|');
/** For patterns: any deed, any past form of one, any that goes on. */
export const anyVerb = [...known].join('|');
export const anyPast = [...pasts.keys()].join('|');
export const anyGoing = [...goings.keys()].join('|');
