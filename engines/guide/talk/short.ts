import * as list from './short.words.ts';

/** How a message begins, and what else it says. */
export interface Short {
  readonly kind: Kind | null;
  /** Without what it begins with and without fillers; empty where that was all. */
  readonly rest: string;
  readonly words: number;
}
type Kind = 'thanks' | 'yes' | 'no' | 'dropped';

const gap = String.raw`[\s,.!?;:…–-]`;
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
    .join('|');

/** The words at the beginning of a text, up to a gap or its end. */
export const opening = (words: readonly string[]): RegExp =>
  new RegExp(`^(?:${anyOf(words)})(?:${gap}+|$)`, 'iu');
export const whole = (words: readonly string[]): RegExp => new RegExp(`^(?:${anyOf(words)})${gap}*$`, 'iu');
/** The words anywhere. */
export const among = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'])(?:${anyOf(words)})(?![\\p{L}\\p{N}'])`, 'iu');

/** Nothing is refused with it but an answer. */
const silences = new RegExp(
  `^no need to (?:say|answer|reply|respond|talk|thank|explain)[^.,;!?]*(?:${gap}+|$)`,
  'iu',
);
const needless = new RegExp(`^(?:there(?:'s| is) )?no need(?: to [^.,;!?]+)?${gap}*$`, 'iu');
/** "No. Well yes": only a plain yes takes back a no. */
const turnsBack = /^(?:yes|yeah|yep|yea)(?![\p{L}\p{N}'])/iu;

type Openings = readonly (readonly [Kind, RegExp])[];
const firm: Openings = [
  ['thanks', silences],
  ['no', needless],
  ['dropped', opening(list.droppingWords)],
  ['thanks', opening(list.thanksWords)],
  ['no', opening(list.noWords)],
  ['yes', opening(list.yesWords)],
];
/** They are answers only where nothing else is said. */
const soft: Openings = [
  ...firm,
  ['dropped', opening(list.softDroppingWords)],
  ['no', opening(list.softNoWords)],
  ['yes', opening(list.softYesWords)],
];
const fillersFirst = opening(list.fillers);
const fillersLast = new RegExp(`(?:^|${gap}+)(?:${anyOf([...list.fillers, 'please'])})${gap}*$`, 'iu');

/** "No time, just do it": the last words are the answer. */
const hurries = new RegExp(`${gap}(?:just|so|then|please) (?:${anyOf(list.doingWords)})${gap}*$`, 'iu');
const holdsBack = new RegExp(
  `^(?:${anyOf(list.wishOpenings)})\\b|\\b(?:not|never|don't|dont|if|unless|before|to)\\b`,
  'iu',
);
const longestHurry = 8;

export function short(text: string): Short {
  const typed = text.replaceAll('’', "'").trim();
  const words = typed.split(/\s+/).length;
  if (words <= longestHurry && hurries.test(typed) && !holdsBack.test(typed))
    return { kind: 'yes', rest: '', words };
  const gentle = stripped(typed, soft);
  const { kind, rest } = gentle.rest === '' ? gentle : stripped(typed, firm);
  return { kind, rest: withoutLast(rest), words };
}

function stripped(typed: string, openings: Openings): { kind: Kind | null; rest: string } {
  let rest = typed;
  let kind: Kind | null = null;
  for (;;) {
    const found = openings.find(([, pattern]) => pattern.test(rest));
    const next = rest.replace(found?.[1] ?? fillersFirst, '');
    if (next === rest) return { kind, rest };
    if (found !== undefined) kind = kind === 'no' && turnsBack.test(rest) ? 'yes' : stronger(kind, found[0]);
    rest = next;
  }
}

/** "No, forget it", "ok, thanks", "ok, no": the word that decides, whichever comes first. */
const order: readonly Kind[] = ['thanks', 'yes', 'no', 'dropped'];
const stronger = (old: Kind | null, now: Kind): Kind =>
  old === null || order.indexOf(now) > order.indexOf(old) ? now : old;

function withoutLast(text: string): string {
  const bare = text.replace(fillersLast, '');
  return bare === text ? text.replace(/[\s,.!?;:…–-]+$/u, '') : withoutLast(bare);
}
