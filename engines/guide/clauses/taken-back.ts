import { isVerb } from '../frames/infinitive.ts';

const kinds: readonly RegExp[] = [
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:today|tonight|tomorrow)$/i,
  /^(?:half (?:past )?|quarter (?:past|to) )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i,
  /^(?!(?:Sorry|No|Nope|Wait|Actually|Oh|Well|Yes|Okay|Ok|Please|Thanks|And|But|Then)$)\p{Lu}\p{L}+$/u,
];
const word =
  "(?:half (?:past )?|quarter (?:past|to) )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|(?:half (?:past )?|quarter (?:past|to) )?[\\p{L}'’]+";
const slip = new RegExp(
  `(?<![\\p{L}\\d])(?<first>${word})(?:[\\s,–—-]+(?:no|nope|wait|sorry|oh|i mean|i meant|or rather|rather|actually|correction|make that|not that))+[\\s,.–—-]+(?:on |at |to |it's )?(?<then>${word})(?![\\p{L}\\d])(?:, (?<last>${word}) i mean\\b)?(?:,(?= to\\b))?`,
  'giu',
);

const kindOf = (said: string): number => kinds.findIndex((pattern) => pattern.test(said));

/** Begun anew in the same words: "book it for the third no that's a Tuesday book it for the fourth". */
const restart =
  /\b(?<opening>(?<deed>\p{L}+) \p{L}+)\b(?<between>[^.!?\n]{2,120}?)(?<!\b(?:and|also|then|plus),? )\b(?=\k<opening>\b)/giu;
/** "Remind me, no, not remind me". */
const notThat =
  /\b(\p{L}+ \p{L}+),? (?:no|wait|sorry|actually),? (?:not|do not|don['’]?t) \1\b[\s,.]*(?:just )?/giu;
/** "Put the plumber down for Tuesday actually no put him down for Wednesday". */
const again =
  /\b(?<deed>\p{L}+) (?<thing>(?:the|my|our|a) \p{L}+|\p{Lu}\p{L}+) [^.!?\n]{2,100}?\b(?:no|wait|sorry|actually|scratch that)\b[^.!?\n]{0,60}? \k<deed> (?:it|him|her|them)\b/gu;
const takesBack = /\b(?:no|nope|wait|sorry|actually|scratch that|i mean)\b/i;

/** "Friday, no, Saturday", "Ruth, I mean Anna": only what was meant, where both are of one kind. */
export const withoutTakenBack = (text: string): string =>
  withoutSlips(
    text
      .replaceAll(notThat, '')
      .replaceAll(again, '$<deed> $<thing>')
      .replaceAll(restart, (whole: string, _opening: string, deed: string, between: string) =>
        isVerb(deed.toLowerCase()) && takesBack.test(between) ? '' : whole,
      ),
  );

const withoutSlips = (text: string): string =>
  text.replaceAll(slip, (whole: string, first: string, then: string, last?: string) => {
    const kind = kindOf(first);
    return kind >= 0 && kind === kindOf(then) ? (last ?? then) : whole;
  });
