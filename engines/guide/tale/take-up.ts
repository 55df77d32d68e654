import { capital } from '../../text/capital.ts';
import { isVerb, verbOfThird } from '../frames/infinitive.ts';
import { listed, oneOf } from '../say/phrases.ts';
import type { World } from '../talk/world.ts';
import type { Scene } from './chapter.ts';
import { isTaleVerb, setOf, type Spoken } from './read-deeds.ts';
import { withMark, type Standing } from './standing.ts';
import * as lines from './take-up.words.ts';

const stative = setOf(lines.states);
const yours: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  am: 'are',
  "i'm": 'you are',
  "we're": 'you are',
  "i'll": 'you',
  "we'll": 'you',
};

/** "I give the bear half my bread" is "You give the bear half your bread." */
function echoed(clause: string): string {
  const words = clause
    .replaceAll('’', "'")
    .trim()
    .split(/\s+/)
    .map((word) => (shouted.test(word) ? word : (yours[word.toLowerCase()] ?? word)));
  return `${capital(words.join(' ').replace(/[\s.,;:!?]+$/, ''))}.`;
}

const shouted = /^\p{Lu}{2,}/u;

const firstPerson =
  /^(?:i|we)\s+(?:(?:slowly|quietly|carefully|just|then|quickly|bravely|secretly|softly)\s+)*([a-z]+)\b/i;
const whenever =
  /^(?:(?:tomorrow|tonight|at (?:dawn|night|midnight|noon)|in the morning|then|now|suddenly|so|and|ok|next|meanwhile)[ ,]+)+/i;
const isNow = /^(?:i['’]?m|i am|we['’]?re|we are) (?:an?|the|in|on|inside|under|riding|flying) /i;

const shouting = 'call|shout|yell|whisper|cry|hiss|roar';
const calledOut = new RegExp(
  `^(?<words>.{2,80}?[?!.…,"”])\\s*(?:i|we) (?<verb>${shouting}|ask|say)(?: out| loudly| softly)?[\\s.!]*$`,
  'i',
);
/** "Is anybody up there?? I shout": an answer comes, and no introduction. */
export const isCalledOut = (text: string): boolean => calledOut.test(text.trim());
/** Calls and cries are of the tale, whatever is called. */
export const isCry = (text: string): boolean =>
  isCalledOut(text) ||
  /^(?:i |we )?(?:call|shout|yell|whisper|cry|hiss|roar)(?: out)?\s*[:,"“]/i.test(text.trim());
export const isDull = (text: string): boolean =>
  /^\W*(?:this is |it is |it['’]s |that['’]s |i['’]?m |i am )?(?:so |really |too |a bit )*(?:boring|bored|slow|dull|lame)\W*$|\bnothing (?:ever )?happens\b/i.test(
    text,
  );

/** What is told as done in the first person, or of who was brought along; what one feels or needs is none. */
export function deedTold(text: string, { choices }: Standing): string | null {
  const guest = choices['along']?.split(' ').at(-1)?.toLowerCase() ?? null;
  const clauses = text
    .split(/[.;!?\n]+|,\s+(?=(?:i|we)\b)/i)
    .map((each) => each.replace(whenever, '').trim());
  const told = clauses.filter((clause) => {
    const verb = firstPerson.exec(clause)?.[1]?.toLowerCase() ?? '';
    return (
      (guest !== null && new RegExp(`^(?:the|my|our) (?:\\w+ )?${guest}\\b`, 'i').test(clause)) ||
      isNow.test(clause) ||
      ((isVerb(verb) || isTaleVerb(verb)) && !stative.has(verb) && !lines.sayings.test(clause))
    );
  });
  const [first] = told;
  return first === undefined || first.split(/\s+/).length > 24 ? null : first;
}

const wishedIn =
  /^(?:please )?(?:(?:can|could|may) (?:there be|we have|i have|you (?:add|put in|bring in))|(?:i|we|[A-Z]\p{L}+) (?:wants?|would like|needs?)|add|put in|bring in|let there be|there (?:is|are|should be|comes)|suddenly there is|with|what about|how about) ((?:an?|some|the|two|three) [\p{L}' -]{3,40}?)(?: (?:in (?:it|the (?:story|tale|game))|too|as well|please|with us|here|in there))*[\s.!?]*$/u;
const begun =
  /^(?:please )?(?:start|begin|tell|play|make up|let['’]?s (?:play|start)) (?:me |us )?(?:a|the|another) (?:new )?(?:story|tale|game|adventure)(?: (?:with|about|of|where|in which)|[,:])\s+(.+?)[\s.!]*$/i;

/** A dragon that is wished for, or the beginning of a tale of one's own. */
export function broughtAlong(
  text: string,
  at: Standing,
  world: World,
): { text: string; at: Standing } | null {
  const start = begun.exec(text.trim())?.[1];
  const asked = start ?? wishedIn.exec(text.trim())?.[1] ?? null;
  if (asked === null) return null;
  if (/\b(?:we|i|is|are|has|have|live|lives)\b/i.test(asked))
    return { text: `${echoed(asked)} ${oneOf(world, lines.asYouSay)}`, at };
  return { text: woven(oneOf(world, lines.comesAlong), asked), at: withMark(at, 'along', asked) };
}

const woven = (line: string, it: string): string =>
  line.replaceAll('{it}', it).replaceAll('{It}', capital(it));

/** Who was brought along is there on the next page, once. */
export const stillAlong = ({ choices }: Standing, world: World): string =>
  choices['along'] === undefined ? '' : woven(oneOf(world, lines.isStillThere), choices['along']);

/** What was done at length is said back before what comes of it. */
export function saidBack(text: string, at: Standing): string {
  const deed = deedTold(text, at);
  return deed === null || deed.split(/\s+/).length < 8 ? '' : `${echoed(deed)} `;
}

/** A deed for which nothing is written is taken up in the player's own words, and something comes of it. */
export function takenUp(text: string, said: readonly Spoken[], at: Standing, world: World): string | null {
  const deed = deedTold(text, at);
  const kinds = said.filter(({ negated }) => !negated).flatMap(({ deeds }) => [...deeds]);
  if (deed === null && kinds.length === 0) return null;
  // So many verbs help that anything else they may mean comes first.
  const [kind] = kinds
    .filter((each) => lines.comesOf[each] !== undefined)
    .toSorted((a, b) => Number(a === 'help') - Number(b === 'help'));
  const comes = oneOf(world, (kind === undefined ? undefined : lines.comesOf[kind]) ?? lines.comesOfAny);
  const { words, verb } = calledOut.exec(text.trim())?.groups ?? {};
  if (words !== undefined) return `You ${verb}: “${capital(words.replace(/["”,]+$/, ''))}” ${comes}`;
  if (isCry(text)) return `${echoed(text.replace(/^(?:i |we )?/i, 'you '))} ${comes}`;
  return deed === null ? comes : `${echoed(deed)} ${comes}`;
}

const happens =
  /^(?:(?:and|then|suddenly|but|now) )*(?:the|an?|my|our|one of the) (?:[\p{L}'-]+ ){1,4}?([\p{L}]+s)\b/iu;
const onlyHappens = /^(?:the|my|our) \p{L}+ \p{L}{2,}s[.!]*$/iu;
const asksHere =
  /\b(?:do|does|am|are|can|will|is) (?:i|we|it|he|she|they|there)\b|\bis (?:anybody|anyone|somebody|someone) (?:up |in |out |down |over |still )*(?:there|here|inside)\b|\b(?:me|us)\W*$/i;
const asksOfDays = /\b(?:need|have to|must|should|owe|supposed|allowed|open|left|due|to do)\b/i;
const ofThisTale = /\b(?:in|for|of) (?:the|this|our) (?:story|tale|game)\b/i;

/** While the tale goes on: something happens in it, or is asked of it; null where it may be of the days. */
export function happening(text: string, world: World): string | null {
  const sentences = text
    .split(/(?<=[.!?])\s+|,\s+(?=what|where|who|how)/i)
    .filter((each) => each.trim() !== '');
  const told = sentences.filter(
    (each) => onlyHappens.test(each.trim()) || verbOfThird(happens.exec(each.trim())?.[1] ?? '') !== null,
  );
  const asked = sentences.find(
    (each) =>
      asksHere.test(each) &&
      !asksOfDays.test(each) &&
      /^\W*(?:and |so |then )?(?:wh|how|is|are|am|do|does|can|will)/i.test(each),
  );
  if (told.length === 0 && asked === undefined)
    return ofThisTale.test(text) ? oneOf(world, lines.onlyHere) : null;
  const ways =
    lines.foundThere.find(([word]) => asked !== undefined && word.test(asked))?.[1] ?? lines.comesOfAny;
  return [...told.map((each) => echoed(each)), oneOf(world, ways)].join(' ');
}

/** "Remind me at six to feed the dragon": kept in the tale, and nowhere else. */
export const keptInTale = (text: string, world: World): string =>
  oneOf(world, lines.keptHere).replace('{what}', capital(text.replace(/[\s.!?]+$/, '')));

const tooMuch =
  /\b(?:less|not so|too|so|very|a bit|bit|really|is|it['’]s|i['’]?m|i am|we are)\s+(?:spooky|scary|creepy|dark|frightening|scared|afraid|frightened)\b|\bnightmares?\b/i;
export const isTooMuch = (text: string): boolean =>
  tooMuch.test(text) &&
  /\b(?:it|tale|story|less|dark|this|too|cave|night)\b|^\W*(?:i['’]?m|i am) (?:so |really |a bit )?(?:scared|afraid)\W*$/i.test(
    text,
  );
export const softened = (world: World): string => oneOf(world, lines.softer);

/** The question of a scene in other words, where it stands in the last replies already. */
export function askedInTurn({ asks, choices }: Scene, world: World): string {
  if (!world.recent.slice(-4).some(({ text }) => text.includes(asks))) return asks;
  const ways = listed(
    choices.map(({ label }) => label),
    'or',
  );
  return oneOf(world, lines.askedAgain).replaceAll('{choices}', ways);
}
