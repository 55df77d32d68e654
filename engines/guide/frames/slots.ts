import type { Clause } from './clause-line.ts';
import { slotWords } from './slots.words.ts';

const small: ReadonlySet<string> = new Set(slotWords);
/** "Add Bram to the supper", "invite Hanna too", "make it twelve people". */
const takesIn =
  /^(?:and |also |please )*(?:(?:add|include) P(?:,? and P)?(?: (?:to|for) (?:the|our|that|it) ?\w*)?|invite P(?: and P)? (?:too|as well|also)|(?:make|let) (?:it|that) (?:be )?(?:for )?(?:\d+|[a-z]+)(?: (?:people|of us|persons|guests))|(?:it is )?not P(?: but)? P)$/;
const samely = /\bsame (?:time|day|hour|place)\b/;

/** A masked day, name or space, a number, or a word that only stands about one. */
export const isSmall = (word: string): boolean =>
  small.has(word) || /^(?:[DPS]_*(?:'s)?|\d[\d.,]*|)$/.test(word);

/** Only a day, an hour, who or how often: "half past one will do nicely", "for Anna, by Monday". */
export function isSlotOnly({ mask, reading }: Clause, saysNothingElse: boolean): boolean {
  const words = mask
    .replaceAll(/[DPS]_*(?:'s)?/g, ' ')
    .replaceAll(/\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth) period\b/g, ' ')
    .split(/[ |]+/)
    .filter((word) => word !== '');
  if (takesIn.test(mask.replaceAll(/P_*/g, 'P'))) return true;
  if (!saysNothingElse) return false;
  const names = mask.includes('_') || reading.repeat !== null || samely.test(mask);
  return names && words.every((word) => small.has(word));
}
