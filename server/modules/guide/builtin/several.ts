import type { Understanding } from './understanding.ts';
import type { Proposal } from './world.ts';

/** What was answered to several cards under one question: those that are meant, and how. */
export interface Several {
  answer: 'yes' | 'no';
  meant: readonly Proposal[];
}

const places: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/\b(?:first|1st|former)\b/i, () => 0],
  [/\b(?:second|2nd)\b/i, () => 1],
  [/\b(?:third|3rd)\b/i, () => 2],
  [/\b(?:last|latter)\b/i, (count) => count - 1],
];
const refusing = /^(?:no|nope|not|without|except|all but|leave|skip|but not)\b/i;

/**
 * One question was asked about all of them, so a plain yes or no is for all. "Only the first" leaves the others open: they
 * were not refused, and their cards can still be pressed.
 */
export function toSeveral({ text, intent }: Understanding, offers: readonly Proposal[]): Several | null {
  const said = text.trim();
  if (said.split(/\s+/).length > 8) return null;
  const meant = places.flatMap(([pattern, at]) =>
    pattern.test(said) ? (offers[at(offers.length)] ?? []) : [],
  );
  if (meant.length > 0) return { answer: refusing.test(said) ? 'no' : 'yes', meant };
  if (
    intent === 'yes' ||
    /^(?:(?:yes|ok|okay|sure)\W+)?(?:both|all)(?: of (?:them|it))?(?: please)?\W*$/i.test(said)
  )
    return { answer: 'yes', meant: offers };
  return intent === 'no' || intent === 'cancel' ? { answer: 'no', meant: offers } : null;
}
