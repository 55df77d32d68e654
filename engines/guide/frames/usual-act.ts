import type { Act } from './acts.ts';
import { happens, likelyAct } from './acts-of-form.words.ts';
import type { Clause } from './clause-line.ts';
import { matching } from './pattern.ts';
import { isSmall } from './slots.ts';

/** How many things of the house can be meant by a clause, and how many of them it mostly names. */
export interface Things {
  readonly meant: number;
  readonly named: number;
}

/** What is built like this is hardly ever anything else; or never. */
export const firm = 0.7;
export const certainly = 0.8;

const asksOnly = (word: string): boolean =>
  isSmall(word) || /^(?:what|which|and|how|about|there|anything|something)$/.test(word);

/** Of what stands in the house: whatever else is called off is still to be done by somebody. */
const callsOff = /^(?:cancel|call off|scrap|drop|get rid of|(?:take|knock|strike) off) /;

/** "They were never Friday, they were Saturday". */
export const isOtherDay = ({ dates }: Clause['reading']): boolean =>
  /\b(?:not|never)\b/.test(dates[0]?.when.said ?? '');

/** "Eggs, two lemons and that soap grandpa wants": nothing but things, one after the other. */
const isShopping = (mask: string, typed: string): boolean =>
  (typed.match(/,(?! *(?:and|but|so|then|please)? *$)/g) ?? []).length + (/ (?:and|&) /.test(typed) ? 1 : 0) >
    1 && !saysSomething.test(mask);
/** Words of somebody who tells, and names no thing. */
export const saysSomething =
  /\b(?:i|we|he|she|they|you|(?<!\b(?:on|in|with|of) )it|is|are|am|was|were|has|have|had|not|no|nothing|will|can|if|because|then)\b/;

/** "In twenty minutes the washing": nobody plans that. */
const inAWhile = /^in (?:\w+ ){1,3}(?:min|mins|minutes?|hours?)\b/i;

/** A thing with an hour is an event; with a day alone it is about what is known by that name, or something to be done. */
export function usualAct(
  { form: { kind, core, from }, mask, reading }: Clause,
  things: Things,
): readonly [Act, number] {
  if (things.meant > 0 && ((kind === 'unwanted' && !/\byet\b/.test(mask)) || callsOff.test(mask.slice(core))))
    return ['cancel', certainly];
  if (kind === 'told' && isOtherDay(reading)) return ['change_task', certainly];
  if (kind === 'unwanted' && /^forget\b/.test(mask.slice(from))) return ['forget_this', certainly];
  const { dates, repeat } = reading;
  // "And the plumber": how it stands with it.
  const asksOn = kind === 'fragment' && dates.length === 0 && /\band $/.test(mask.slice(0, core));
  if (asksOn && things.named === 1) return ['search', certainly];
  if (kind === 'fragment' && isShopping(mask.slice(core), reading.line.typed)) return ['add_task', firm];
  if (kind === 'question' && dates.length > 0 && mask.split(/[ |]+/).every(asksOnly))
    return ['what_is_due', 0.6];
  const tells = kind === 'told' || kind === 'fragment';
  if (tells && dates.length + (repeat === null ? 0 : 1) > 0 && matching(happens).test(mask.slice(core)))
    return ['plan_event', certainly];
  if (dates.length === 0 || (kind !== 'fragment' && kind !== 'proposal')) return likelyAct[kind];
  const hasHour = dates.some(
    ({ when }) => when.time !== null || when.until !== null || when.times.length > 0,
  );
  if (inAWhile.test(dates[0]?.when.said ?? '')) return ['remind_me', firm];
  if (hasHour || kind === 'proposal') return ['plan_event', kind === 'fragment' ? firm : 0.55];
  return things.named === 1 ? ['change_task', 0.55] : ['add_task', 0.5];
}
