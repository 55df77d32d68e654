import type { Repeat, When, Who } from '../frames/frame.ts';
import { readTimes } from '../read/days/times.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { priorityOf } from '../read/priority.ts';
import { read, type Reading } from '../read/read.ts';
import { whereIn } from '../read/where.ts';
import { overlaps } from '../read/words/mask.ts';
import { stem } from '../read/words/stem.ts';
import { given, wordFor } from './acts.words.ts';
import { hasDeed, itemsOf, unitsOf, type Way } from './rename.ts';
import { placesIn } from './choosing.ts';
import { whenAt } from './retime.ts';
import { among, opening, short, whole } from './short.ts';
import * as say from './amendment.words.ts';
import * as list from './short.words.ts';
import { makesMany, mealSaid, meals, weekAfter } from './meant.words.ts';
import type { Subject, Subjects } from './subjects.ts';
import type { World } from './world.ts';

/** What some words make different, and on what. */
export interface Amendment {
  readonly said: string;
  readonly subjects: readonly Subject[];
  /** Nothing says which of several is meant. */
  readonly isOpen: boolean;
  /** The thing is named, or it is said that something is to be otherwise: "the bread", "make it", "a day earlier". */
  readonly isPlain: boolean;
  /** "And tomorrow as well": the same once more. */
  readonly isMore: boolean;
  readonly when: When | null;
  readonly who: Who | null;
  /** Who comes, of an event. */
  readonly guests: {
    readonly way: 'with' | 'only' | 'without' | 'instead';
    readonly who: readonly Who[];
  } | null;
  readonly priority: 1 | 2 | 3 | 4 | null;
  readonly repeat: Repeat | null;
  readonly where: string | null;
  readonly thing: { readonly way: Way; readonly words: string; readonly of?: string } | null;
}

const [turns, opensWish, goesOn, naming, excepts] = [
  opening(list.turningWords),
  opening(list.wishOpenings),
  opening(list.goingOnWords),
  opening(list.namingWords),
  opening(list.exceptWords),
];
const [otherwise, allOfThem, asWell, isMyself] = [
  among(list.insteadWords),
  among(list.themAllWords),
  among(list.tooWords),
  whole(list.myselfWords),
];
const [refuses, adds, invites, onlyThem] = [
  opening(list.refusingWords),
  among([...list.addingWords, ...list.tooWords]),
  opening(list.invitingWords),
  opening(list.onlyWords),
];
const holdsNumber = new RegExp(`\\d|\\b(?:${list.numberWords.join('|')})\\b`, 'i');
const hollow = new Set(list.hollowWords);
const longest = 12;
const longestThing = 8;

/** What a piece of a message changes on one of these; null where it says something of its own. */
export function amendmentIn(
  typed: string,
  { near, named: byName, listed }: Subjects,
  world: World,
): Amendment | null {
  const piece = typed.replace(/^\s*[+&]\s*/, 'and ');
  const { kind, rest } = short(piece.replace(say.reason, ''));
  const bare = rest.replace(excepts, '').replace(say.givesPlaces, '');
  const places = placesIn(bare, listed.length);
  const subjects = places?.indices.flatMap((index) => listed[index] ?? []) ?? near;
  if (bare === '' || subjects.length + byName.length === 0 || places?.goesOn === true) return null;
  const asked = subjects.some(({ isAsked }) => isAsked === true);
  const spoken = nextWeek(places === null ? bare : places.rest, subjects);
  const lacksHour =
    subjects.length === 1 && subjects[0]?.card?.act === 'plan_event' && subjects[0].when?.time == null;
  const said =
    asked || lacksHour
      ? spoken
          .replace(say.besideHour, ' ')
          .replace(say.digitHour, 'at $<hour>:$<minutes>')
          .replace(/\s+/g, ' ')
      : spoken;
  const [fact] = subjects;
  if (fact?.frame.act === 'remember_this' && subjects.length === 1 && goesFurther(piece))
    return unchanged(piece, subjects, { way: 'also', words: piece.trim().replace(/\.$/, '') });
  if (/[.;!?]\s/.test(said)) return null;
  const turned = said.replace(turns, '');
  const isTurned = turned !== said;
  const reading = read(said, world);
  if (said.split(/\s+/).length - reading.people.length > longest || reading.dates.length > 1) return null;
  if (piece.trim().endsWith('?') && !isTurned && !asked) return null;
  const beside = hourBeside(turned, subjects[0]?.when ?? null);
  const when = reading.dates[0]?.when ?? hourIn(said) ?? beside;
  if (when?.relative !== undefined && subjects.every((each) => each.when === null)) return null;
  const there = said.replace(say.notThere, '');
  const place = whereIn(read(there, world));
  const where = place !== null && [there, there.replace(turns, '')].includes(place) ? place : null;
  const priority = turned.split(/\s+/).length < 4 ? priorityOf(reading.mask) : null;
  const isMine = isMyself.test(turned);
  const isBare = isMine || where !== null || priority !== null;
  const kept = said.replace(refuses, '');
  const left = isBare || beside !== null ? [] : leftOf(kept === said ? reading : read(kept, world), kept);
  const has = ({ title }: Subject, word: string): boolean => wordsOf(title).includes(word);
  const named = places === null ? byName.filter((each) => left.some((word) => has(each, word))) : [];
  const [first] = say.deniesFirst.test(said) ? reading.people : [];
  const ofDenied = subjects.filter(({ frame }) => frame.doer?.ids.some((id) => first?.who.ids.includes(id)));
  const meant = named.length > 0 ? named : ofDenied.length > 0 ? ofDenied : subjects;
  if (meant.length === 0) return null;
  const others = left.filter((word) => !named.some((each) => has(each, word)));
  const people = where !== null ? [] : [...reading.people, ...reading.strangers].map(({ who }) => who);
  const areAll = (is: (frame: Subject['frame']) => boolean): boolean => meant.every(({ frame }) => is(frame));
  const isParty = people.length > 0 && areAll(({ act, events }) => act === 'plan_event' || events.length > 0);
  const me = { said: 'me', ids: [world.me.id], guessed: false };
  const base: Amendment = {
    said: piece,
    subjects: meant,
    isOpen: meant.length > 1 && places === null && named.length === 0 && !allOfThem.test(bare),
    isPlain:
      [places !== null, named.length > 0, isTurned, isMine, kind === 'yes'].includes(true) ||
      when?.relative !== undefined ||
      invites.test(said) ||
      (meant.length === 1 && say.thenSo.test(piece)),
    isMore: false,
    when,
    who: isMine ? me : isParty || !areAll(({ act }) => given.has(act)) ? null : (people.at(-1) ?? null),
    guests: isParty ? { way: guestsWay(said, kind, people.length), who: people } : null,
    priority,
    repeat: reading.repeat?.repeat ?? null,
    where: areAll(({ act }) => act === 'plan_event') ? where : null,
    thing: null,
  };
  const swapped = others.length === 0 ? nameSwapped(said, kind, people, meant, world) : null;
  if (swapped !== null) return { ...base, isPlain: true, who: null, guests: null, thing: swapped };
  const thing = thingIn({ piece, bare, kind, turned, others }, base);
  if (thing !== null) {
    const hour = thing.way === 'count' ? null : when;
    return { ...base, isPlain: true, who: null, guests: null, thing, when: hour };
  }
  const slots = when ?? base.who ?? base.guests ?? base.priority ?? base.repeat ?? base.where;
  // An item of a list names no list: "Kofi does the treasure hunt" gives him no prize to buy.
  const isItem = named.some(({ title }) => itemsOf(title).length > 1);
  const tooMany = people.length > 1 && !isParty && !(people.length === 2 && say.deniesFirst.test(said));
  const isWish = !isTurned && !isParty && opensWish.test(said);
  const tells = people.length > 0 && say.tells.test(turned);
  if (
    slots === null ||
    others.length > 0 ||
    [isItem, tooMany, isWish, tells, say.takesOff.test(bare)].includes(true)
  )
    return null;
  const isMore = base.guests === null && say.once.test(piece.replace(say.reason, ''));
  // "And Ruth as well" is the same once more, for another.
  const isAnother = places === null && base.who !== null && when === null;
  if (isAnother && (isMore || goesOn.test(piece.trim()))) return null;
  return { ...base, isMore: isMore && when !== null };
}

/** "The Friday after", said of a Friday, is a week later. */
function nextWeek(said: string, subjects: readonly Subject[]): string {
  const day = weekAfter.exec(said)?.groups?.['day']?.toLowerCase();
  const days = subjects.flatMap(({ when }) => when?.readings.map(({ from }) => from) ?? []);
  const nameOf = (each: string): string =>
    new Date(`${each}T12:00:00Z`)
      .toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
      .toLowerCase();
  return day !== undefined && days.length === 1 && days.some((each) => nameOf(each) === day)
    ? 'a week later'
    : said;
}

/** In words that are kept or passed on: "not Ines, Hanna", "no, with Bram". */
function nameSwapped(
  said: string,
  kind: string | null,
  people: readonly Who[],
  subjects: readonly Subject[],
  world: World,
): Amendment['thing'] {
  const [only, other] = subjects;
  const [first, second] = people;
  if (only === undefined || other !== undefined || first === undefined || !wordFor.has(only.frame.act))
    return null;
  const isKept = only.frame.act === 'remember_this';
  const named = world.people.filter(({ name }) => among([name]).test(only.title)).map(({ name }) => name);
  const [one, another] = named;
  const right = second ?? first;
  const denied = second !== undefined && isKept && say.deniesFirst.test(said) ? first.said : undefined;
  const beside =
    second === undefined && kind === 'no' && another === undefined && say.besideName.test(said)
      ? one
      : undefined;
  const of = denied ?? beside;
  return of !== undefined && among([of]).test(only.title) ? { way: 'swap', words: right.said, of } : null;
}

/** "… And the lid stays on": more of what is to be kept in mind. */
const goesFurther = (piece: string): boolean =>
  say.further.test(piece) &&
  !piece.includes('?') &&
  !piece.split(/[.;!]\s+/).some((each) => opensWish.test(each.replace(goesOn, '')));

const unchanged = (said: string, subjects: readonly Subject[], thing: Amendment['thing']): Amendment => ({
  ...{ said, subjects, isOpen: false, isPlain: true, isMore: false, when: null, who: null, guests: null },
  ...{ priority: null, repeat: null, where: null, thing },
});

function guestsWay(said: string, kind: string | null, many: number): 'with' | 'only' | 'without' | 'instead' {
  if (many === 2 && say.deniesFirst.test(said)) return 'instead';
  if (refuses.test(said) || /\bcan(?:no|['’])t\b/i.test(said)) return 'without';
  return kind === 'no' || otherwise.test(said) || onlyThem.test(said) ? 'only' : 'with';
}

/** "Not the 12th", "so then": neither a thing nor a day nor somebody is in it. */
export function saysNothing(piece: string, world: World): boolean {
  const reading = read(piece, world);
  const names =
    reading.dates.length + reading.people.length + reading.strangers.length + reading.spaces.length;
  return names === 0 && !piece.includes('?') && leftOf(reading, piece).length === 0;
}

/** The words that are neither time nor people nor courtesy, as stems. */
function leftOf({ line, timeSpans, people, strangers }: Reading, said: string): readonly string[] {
  if (hourIn(said) !== null) return [];
  const spans = [...timeSpans, ...people, ...strangers];
  return line.tokens
    .filter(({ at, word }) => !spans.some((span) => overlaps(span, { from: at, to: at + word.length })))
    .flatMap(({ word }) => word.split(' '))
    .flatMap((word) => (hollow.has(word) ? [] : stem(word)));
}

const beforeHour = /^(?:(?:make|move|change|set|put|it|that|to|about|around|say|like|more|for|at)\s+)+/i;
const afterHour = /(?:ish| o'clock)?(?: or so| instead| rather| please)*$/i;

/** An hour and nothing else, where one was asked for or stands on a card: "make it 7", "half past six". */
export function hourIn(rest: string): When | null {
  // "Two hours" is how long.
  if (/\bhours$/i.test(rest)) return null;
  const said = rest.toLowerCase().replace(beforeHour, '').replace(afterHour, '');
  const [times] = [said, `at ${said}`].flatMap((line) =>
    readTimes(line, line).flatMap(({ from, to, times }) => (from === 0 && to === line.length ? [times] : [])),
  );
  if (times === undefined || times.length === 0) return null;
  const [time = null] = times.length === 1 ? times : [];
  return { ...whenAt(null, time), said, dayless: true, times: time === null ? times : [] };
}

/** "Quarter to", where an hour stands already. */
function hourBeside(said: string, old: When | null): When | null {
  const beside = say.minutesBeside.exec(said)?.groups;
  if (beside === undefined || old?.time == null) return null;
  const minutes = say.minutesOf[beside['minutes']?.toLowerCase() ?? ''] ?? 0;
  const by = beside['side']?.toLowerCase() === 'to' ? -minutes : minutes;
  return { ...whenAt(null, null), said, relative: { minutes: by } };
}

interface Said {
  readonly piece: string;
  readonly bare: string;
  readonly kind: string | null;
  readonly turned: string;
  /** Words that are not of the thing as it is called now. */
  readonly others: readonly string[];
}

/** What the thing itself becomes: called so, with something more, without something, or something else. */
function thingIn(
  { piece, bare, kind, turned, others }: Said,
  { subjects, who, guests, when }: Amendment,
): Amendment['thing'] {
  const thing = (way: Way, words: string): Amendment['thing'] => ({
    way,
    words: words.replace(say.takesOff, '').trim(),
  });
  const [only, more] = subjects;
  const purpose = say.isFor.exec(piece)?.[1];
  const title = more === undefined ? (only?.title ?? '') : '';
  const meal = mealSaid.exec(piece)?.groups?.['meal'];
  const wasMeal = among(meals).exec(title)?.[0];
  if (meal !== undefined && wasMeal !== undefined) return { way: 'swap', words: meal, of: wasMeal };
  const swap = say.swaps.exec(bare)?.groups;
  const { old = '', next = '' } = swap ?? {};
  if (swap !== undefined && among([old]).test(title)) {
    const kindOf = say.ofItsKind.exec(next)?.[1];
    return { way: 'swap', words: kindOf === undefined ? next : `${kindOf} ${old}`, of: old };
  }
  const denied = who === null && guests === null && when === null ? say.denies.exec(bare)?.groups : undefined;
  const { wrong = '', right = '' } = denied ?? {};
  if (denied !== undefined && among([wrong]).test(title)) return { way: 'swap', words: right, of: wrong };
  const added = only?.frame.act === 'tell_them' ? say.addsWords.exec(piece)?.[1] : undefined;
  if (added !== undefined) return { way: 'also', words: toYou(added) };
  if (purpose !== undefined && when === null && itemsOf(title).length > 1) return thing('for', purpose);
  const made = makesMany.exec(bare)?.groups;
  const many = made === undefined ? null : `${made['many'] ?? ''} ${made['what'] ?? ''}`;
  if (many !== null && holdsNumber.test(title) && countable(title, many)) return thing('count', many);
  const isCounted = /\d|\b(?:for|of) \w+$/.test(title) && (turned.includes(' ') || only?.when?.time == null);
  if (naming.test(bare)) return thing('called', bare.replace(naming, ''));
  if (isCounted && say.isCount.test(turned) && countable(title, turned)) return thing('count', turned);
  const items = itemsOf(title);
  const beside = items.flatMap(wordsOf).filter((word) => wordsOf(piece).includes(word));
  if (say.takesItOff.test(bare) && items.length > 1 && beside.length > 0)
    return thing('without', beside.join(' '));
  if (
    /^(?:oh |and |so )?no \p{L}/iu.test(piece) &&
    items.length > 1 &&
    others.length === 0 &&
    beside.length > 0
  )
    return thing('without', beside.join(' '));
  if ((refuses.test(bare) || say.takesOff.test(bare)) && others.length === 0 && items.length > 1)
    return thing('without', bare.replace(refuses, ''));
  const isOfTime = when !== null || guests !== null;
  if (/^with\b/i.test(bare) && who !== null && !isOfTime && others.length === 0)
    return thing('with', bare.replace(/^with\s+/i, '').replace(/[\s,]+(?:too|as well|also)$/i, ''));
  const said = bare.replace(turns, '').replace(say.isAdded, '');
  if (only?.frame.act === 'tell_them' && say.saysMore.test(piece))
    return thing('and', said.replace(/^that /i, ''));
  const isThing =
    others.length > 0 &&
    ![say.isKind, say.clausal].some((other) => other.test(said)) &&
    (!hasDeed(said) || only?.frame.act === 'start_vote');
  if (!isThing || said.split(/\s+/).length > longestThing || who !== null || isOfTime) return null;
  if ((kind === 'no' && !say.isNeed.test(said)) || otherwise.test(bare))
    return thing('instead', said.replace(otherwise, ''));
  const isHeld = say.holdsMore.test(title) || only?.frame.act === 'tell_them';
  return adds.test(piece) && isHeld ? thing('and', said.replace(asWell, '')) : null;
}

/** "That he doesn't have to wait" is said to him. */
export const toYou = (words: string): string =>
  say.theirs.reduce((text, [theirs, yours]) => text.replace(theirs, yours), words.replace(/[.!]+$/, ''));

/** "Four kilos" can be said of a thing of which there are kilos. */
const countable = (title: string, turned: string): boolean =>
  unitsOf(turned).every((unit) => wordsOf(title).includes(unit));
