import type { Act } from './acts.ts';
import { actsOfForm, askingActs, onlyOrdered } from './acts-of-form.words.ts';
import type { Clause } from './clause-line.ts';
import type { FormKind } from './form-kind.ts';
import { asksSomething, grounds } from './grounds.words.ts';
import { isAlsoThing, isVerb, verbOfThird } from './infinitive.ts';
import { masking, matching } from './pattern.ts';
import { isSmall } from './slots.ts';

export type Votes = ReadonlyMap<Act, number>;

/** The ear breaks a tie only where it hears one act this clearly, and so many times as clearly as the next. */
const clear = 0.4;
const margin = 1.5;
/** As clear as this it is heard in any words; what would be absurd where it is not meant, hardly ever. */
const mostlyGroundless = 0.8;
const groundless: ReadonlyMap<Act, number> = new Map([
  ['joy', 0.95],
  ['conflict', 0.95],
  ['done_task', 1],
  ['verse', 1],
]);
export const groundlessOf = (act: Act): number => groundless.get(act) ?? mostlyGroundless;
/** Said in a word or two that say nothing else. */
const short: ReadonlySet<Act> = new Set(['yes', 'no', 'cancel', 'thanks', 'greeting', 'farewell']);
/** Of something that stands in the house nobody makes conversation. */
const idle: ReadonlySet<Act> = new Set(['unknown', 'smalltalk']);
/** What such a form seldom is takes an ear as sure as this. */
const seldom = 0.6;
/** What is asked for the talk's sake is asked of her, or of the sky. */
const chatters = /\b(?:you|your|weather|rain|snow|sun|joke|life|world|why|lol|haha)\b/;
/** "Could the benches go to Piet?" */
const asksPolitely = masking(
  '(?:can|could|would|will|shall|may|might|is it possible)\\b(?! i (?:ask|see|read|delete|remove|erase|change|undo|leave|stop|trust)\\b)',
);

/** What the ear hears with ground: clearly, in a clause of words, and in words that such an act has. */
export function heardAct(
  { mask, form: { kind, core } }: Clause,
  votes: Votes,
  isKnown: boolean,
): { act: Act; sure: number } | null {
  const isBare = mask.split(/[ |]+/).every(isSmall);
  const isAsked = kind === 'question' && !asksPolitely.test(mask.slice(core));
  const [[best, vote] = ['unknown', 0] as const, [, next] = ['unknown', 0] as const] = [...votes]
    .filter(([act]) => act !== 'danger' && !(isAsked && (onlyOrdered.has(act) || (isKnown && idle.has(act)))))
    .toSorted(([, a], [, b]) => b - a);
  if (isBare && !short.has(best)) return null;
  if (kind === 'fragment' && best === 'add_task' && isNoDeed(mask.slice(core))) return null;
  if (kind === 'question' && best === 'smalltalk' && !chatters.test(mask)) return null;
  const isPossible = actsOfForm[kind].includes(best) || vote >= seldom;
  if (!isPossible || vote < clear || vote < next * margin) return null;
  return vote >= groundlessOf(best) || hasGround(best, kind, mask) ? { act: best, sure: vote } : null;
}

/** "The lid stays", "without the stick": said of something, or half of something, and nothing to do. */
function isNoDeed(mask: string): boolean {
  const [first = '', ...others] = mask.split(' ').filter((word) => !/^(?:the|my|our)$/.test(word));
  const tells = others
    .slice(0, 2)
    .some((word) => !isAlsoThing(verbOfThird(word) ?? 'book') && !isVerb(first));
  return tells || /^(?:without|under|against|despite|during|among|between|behind|beyond)\b/.test(mask);
}

function hasGround(act: Act, kind: FormKind, mask: string): boolean {
  const words = grounds[act];
  if (words !== undefined && !holds(mask, words)) return false;
  const isAsked = kind === 'question' || kind === 'order' || !askingActs.has(act);
  return isAsked || holds(mask, asksSomething);
}

const holds = (mask: string, words: string): boolean => matching(`(?:.* )?(?:${words})`).test(mask);
