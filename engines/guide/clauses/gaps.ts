import { isAlsoThing, isVerb, verbOfThird } from '../frames/infinitive.ts';
import { assignment, dayPattern, duty, likeAssignment, likeBefore, likeDuty } from './openers.words.ts';
import { plainOf, saysADeed, startsWith } from './patterns.ts';

const assigns = startsWith(assignment);
const alike = startsWith(likeAssignment);
const due = startsWith(duty);
const dueToo = startsWith(likeDuty);
/** "Anna salad": so short only where a name is written as one. */
const named = /^(\p{Lu}\p{L}+(?: (?:and|&) \p{Lu}\p{L}+)*) (?=\p{Ll}[\p{L} ]*?(?:$|[,.;]| and \p{Lu}))/u;

function assigned(clause: string): RegExpExecArray | null {
  const match = assigns.exec(plainOf(clause));
  return match !== null && saysADeed(match, clause) ? match : null;
}

function shortly(rest: string, joined: boolean): string | undefined {
  const who = named.exec(rest)?.[1];
  const [piece = ''] = rest.slice((who?.length ?? 0) + 1).split(/[,.;]| and /);
  const [word = '', ...more] = piece.trim().split(' ');
  const deed = verbOfThird(word);
  const isDeed =
    (deed !== null && !isAlsoThing(deed)) || (/[^s]s$/.test(word) && (joined || more.length > 0));
  return isDeed ? undefined : who;
}
const anew = startsWith(likeBefore);
const untimed = new RegExp(`^(.+?) ${dayPattern}`, 'iu');

/** What follows, with the deed of the clause before where it has none: "Piet does the wine and Kofi the dessert". */
export function withoutGap(before: string, rest: string, joined: boolean): string | null {
  const plain = plainOf(before);
  const first = assigned(before);
  if (first !== null && assigned(rest) === null) {
    const like = joined ? undefined : alike.exec(plainOf(rest))?.groups?.['who'];
    const who = like === undefined || isVerb(like) ? shortly(rest, joined) : like;
    const deed = first.groups?.['third'] ?? '';
    return who === undefined ? null : `${rest.slice(0, who.length)} ${deed}${rest.slice(who.length)}`;
  }
  const again = anew.exec(plainOf(rest));
  const [, once] = untimed.exec(before) ?? [];
  if (again !== null && once !== undefined) return `${once} ${rest.slice(again[0].length)}`;
  const said = due.exec(plain)?.groups?.['duty'];
  const [thing] = dueToo.exec(plainOf(rest)) ?? [];
  return said === undefined || thing === undefined
    ? null
    : `${rest.slice(0, thing.length).trimEnd()} ${said} ${rest.slice(thing.length).trimStart()}`.trim();
}
