import type { Frame } from '../frames/frame.ts';
import type { Heard } from '../hear.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { inWords } from '../say/phrases.ts';
import { restful, wordFor } from './acts.words.ts';
import { amended, changesOf } from './amend.ts';
import { amendmentIn, saysNothing, type Amendment } from './amendment.ts';
import { cardOf } from './card-of.ts';
import { inTurn } from './follow.ts';
import { bareFrame } from './frame-of.ts';
import type { Pending } from './pending.ts';
import { pickOf, type Pick } from './pick.ts';
import { inPieces, isAmong } from './pieces.ts';
import type { Proposal } from './proposal.ts';
import { isWish } from './propose.ts';
import { questions } from './questions.ts';
import { hasDeed, renamed } from './rename.ts';
import { retimed } from './retime.ts';
import { opening, short } from './short.ts';
import { beginnings, goingOnWords, wishOpenings } from './short.words.ts';
import { ofCard, subjectsOf, thingsOf, type Subject } from './subjects.ts';
import { isPlain, withoutAnswers, type Turn } from './turn.ts';
import type { World } from './world.ts';

/** What is done with what lies there by the pieces of a message, one after the other. */
interface Changes {
  /** Each as it is now; null where nothing of it is left. */
  readonly now: Map<Subject, Frame | null>;
  readonly picks: Pick[];
  readonly frames: Frame[];
  readonly unheard: string[];
  answer: 'yes' | 'no' | null;
  isPlain: boolean;
  isMore: boolean;
  /** Somebody is only named in it. */
  isLoose: boolean;
  asks?: NonNullable<Turn['asks']>;
}

/** What the pieces of a message make of what lies there; null where they say nothing of it. */
export function byPieces(heard: Heard, before: Pending, world: World): Turn | null {
  const subjects = subjectsOf(before, world);
  const open = before.proposals;
  const isTold =
    open.length === 0 &&
    !subjects.near.some(({ card }) => card !== null) &&
    before.settled === undefined &&
    before.question === null;
  const all: Changes = {
    ...{ now: new Map<Subject, Frame | null>(), picks: [], frames: [], unheard: [] },
    ...{ answer: null, isPlain: !isTold, isMore: false, isLoose: false },
  };
  const hear = (piece: string, level = 0): boolean => {
    const { kind, rest } = short(piece);
    const change = amendmentIn(piece, subjects, world);
    const isFit =
      change !== null &&
      (change.isPlain || before.question === null || subjects.near[0]?.isAsked === true) &&
      (change.isPlain ||
        subjects.near[0]?.isAsked === true ||
        !heard.frames.some(({ asks, said }) => asks && said.includes(piece.trim()))) &&
      (level === 0 ||
        change.who === null ||
        change.when !== null ||
        !followsWish(all.unheard, heard.frames)) &&
      (piece === heard.text || !isPartOfWish(piece, change, heard.frames, level));
    if (kind !== null && kind !== 'thanks' && (isFit || rest === '')) {
      if (kind !== 'yes' || !opensOnly(heard.text)) all.answer ??= kind === 'yes' ? 'yes' : 'no';
      all.isPlain ||= kind === 'yes' && !isTold;
    }
    if (isFit && piece !== heard.text) all.isLoose ||= change.who !== null && !change.isPlain;
    if (rest === '' || (isFit && amend(all, change, before, world))) return true;
    const pick = pickOf(piece, open, world);
    if (pick !== null) all.picks.push(pick);
    return pick !== null || saysNothing(piece, world);
  };
  if (!hear(heard.text)) inPieces(heard.text, hear, all.unheard);
  const { now, picks, frames } = all;
  if (open.length > 1 && all.unheard.some((piece) => isBeyond(piece, open.length)))
    return { frames: [], open, says: `${listedCards(open, world)}\nSay each by its name, please.` };
  const others = withoutAnswers(heard.frames).flatMap((frame) => ofRest(frame, all.unheard) ?? []);
  const asks = others.some(isPlain) ? undefined : all.asks;
  const isMeant = all.unheard.length === 0 ? !isTold || all.isPlain : all.isPlain && !all.isLoose;
  if (!isMeant || (now.size + picks.length + frames.length === 0 && asks === undefined)) return null;
  if (asks !== undefined) return { frames: others, open, asks };
  const cards = [...now.keys()].flatMap(({ card }) => card ?? []);
  const same = [...now].flatMap(([{ card }, frame]) => (card !== null && isSame(card, frame) ? [card] : []));
  const isSaid = all.answer === 'yes';
  const yes = [
    ...(isSaid ? same : []),
    ...picks.flatMap(({ answer, meant }) => (answer === 'yes' ? meant : [])),
  ];
  const no = [...cards, ...picks.flatMap(({ answer, meant }) => (answer === 'no' ? meant : []))];
  const rest = all.answer === 'yes' && !now.keys().some(({ isAsked }) => isAsked) ? open : [];
  const agreed = [...new Set([...yes, ...rest])].filter((card) => same.includes(card) || !no.includes(card));
  const put = no.filter((card) => !agreed.includes(card) && !same.includes(card));
  const changed = [...now].flatMap(([{ card }, frame]) =>
    frame === null || (card !== null && same.includes(card)) ? [] : frame,
  );
  const last = [...changed, ...frames].at(-1);
  return {
    open: open.filter((card) => !agreed.includes(card) && !put.includes(card)),
    settles: [
      ...(agreed.length === 0 ? [] : [{ answer: 'yes' as const, proposals: agreed }]),
      ...(put.length === 0 ? [] : [{ answer: 'no' as const, proposals: put }]),
    ],
    frames: [
      ...changed,
      ...frames,
      ...inTurn(others, { ...before, ...(last === undefined ? {} : { matter: last }) }, world),
    ],
    ...(same.length > 0 && !isSaid && changed.length + frames.length === 0
      ? { says: denies.test(heard.text) ? asBefore : asItStands }
      : {}),
    isMore: all.isMore,
    isFilled: now.keys().some(({ isAsked }) => isAsked),
  };
}

/** "Ok and can you …" is no yes to what lies there. */
function opensOnly(text: string): boolean {
  const rest = text.trim().replace(begins, '');
  const isSetOff = /^\W*\p{L}+(?: right)?[,.!;]/iu.test(text);
  return rest !== text.trim() && !isSetOff && (opensWish.test(rest) || goesOn.test(rest));
}
const [begins, opensWish, goesOn] = [opening(beginnings), opening(wishOpenings), opening(goingOnWords)];

const asItStands = 'That is how it stands on the card. Is it a yes?';
const asBefore = 'I have changed nothing yet. How shall it be instead?';
const denies = /\b(?:no|not|nope|wrong|instead|sorry)\b|n['’]t\b/i;

/** "…, mine" behind a wish of its own says whose that is. */
const followsWish = (unheard: readonly string[], frames: readonly Frame[]): boolean =>
  frames.some(
    (frame) =>
      (isWish(frame) ? frame.object !== null : frame.topic.length > 1) &&
      unheard.some((piece) => piece.includes(frame.said) || frame.said.includes(piece.trim())),
  );

/** "4 to Tomas", where three lie there. */
const isBeyond = (piece: string, count: number): boolean =>
  Number(/^\W*(?:and )?(?:number )?(\d+)\W* (?:\w+ )?(?:to|for)\b/i.exec(piece)?.[1] ?? 0) > count;
const listedCards = (cards: readonly Proposal[], world: World): string =>
  [
    `Here lie ${inWords(cards.length)}:`,
    ...cards.map((card, at) => `${at + 1}. ${ofCard(card, world).title}`),
  ].join('\n');

/** What a clause says beside the pieces that are heard: what those name is not its thing ("…, and remind me an hour before"). */
function ofRest(frame: Frame, unheard: readonly string[]): Frame | null {
  const { said, object, act } = frame;
  if (frame.amends === true || !isAmong(said, unheard)) return null;
  if (object === null && !frame.asks && !restful.has(act)) return null;
  const [verb = ''] = (object ?? '').split(' ');
  if (object === null || (isAmong(object, unheard) && isAmong(verb, unheard))) return frame;
  return act === 'remind_me' || act === 'tell_them' ? { ...frame, object: null, topic: [] } : null;
}

/** "On Friday", cut off a longer wish, is of that wish and of nothing that lies there. */
function isPartOfWish(
  piece: string,
  { thing, isPlain: isTurned, subjects }: Amendment,
  frames: readonly Frame[],
  level: number,
): boolean {
  if (level > 0 && thing?.way === 'and' && !/\b(?:add|also|plus)\b/i.test(piece)) return true;
  const isOfWords = frames.some(
    ({ act, said, object }) =>
      wordFor.has(act) && said.length > piece.length + 2 && isAmong(piece, [said, object ?? '']),
  );
  if (isOfWords) return true;
  if (isTurned && thing === null) return false;
  const own = new Set(subjects.flatMap(({ title }) => wordsOf(title)));
  return frames.some(
    ({ said, object, amends, ...frame }) =>
      (thing !== null || (said.includes(piece.trim()) && said.length > piece.length + 2)) &&
      isWish({ said, object, ...frame }) &&
      amends !== true &&
      hasDeed(object) &&
      !wordsOf(object ?? '').some((word) => own.has(word)),
  );
}

/** False where it can not be changed by words: the name of what is done already. */
function amend(all: Changes, change: Amendment, before: Pending, world: World): boolean {
  const { thing, subjects, isMore } = change;
  const isDone = all.answer === 'yes' || before.proposals.length === 0;
  const next = (subject: Subject): Frame | null =>
    amended({ ...subject, frame: all.now.get(subject) ?? subject.frame }, change, world);
  if (isMore || (thing?.way === 'and' && isDone && subjects[0]?.isAsked !== true)) {
    const [subject] = subjects;
    const like = subject === undefined ? null : asNew(subject, all);
    const isLoose =
      before.proposals.length === 0 && before.settled === undefined && !/\badd\b/i.test(change.said);
    const canBeTwo = like?.act === 'add_task' || like?.act === 'remind_me' || isMore;
    if (subject === undefined || like === null || !canBeTwo || (thing !== null && isLoose)) return false;
    const frame = isMore ? amended({ ...subject, frame: like }, change, world) : like;
    const object = isMore || thing === null ? like.object : renamed(like.object, 'instead', thing.words);
    if (frame !== null) all.frames.push({ ...frame, object });
  } else if (thing !== null && subjects.some(({ frame }) => frame.act === 'change_task')) return false;
  else if (change.isOpen) {
    const ways = subjects.flatMap((subject) => {
      const frame = next(subject);
      return frame === null ? [] : [{ title: subject.title, frame }];
    });
    all.asks = { question: questions.whichCard(ways), frame: ways[0]?.frame ?? null };
  } else
    for (const subject of subjects) {
      const { card, frame, isAsked } = subject;
      const others =
        frame.act === 'change_task' ? changesOf({ ...subject, frame: blank(frame) }, change, world) : [];
      // "For Anna" beside a card that moves a task is a second deed, not another one in its place.
      const isOther = card === null || others.some((each) => cardOf(each).deed !== card.deed);
      if (isOther && isAsked !== true && frame.act === 'change_task')
        all.frames.splice(0, all.frames.length, ...merged(all.frames, others));
      else all.now.set(subject, next(subject));
    }
  all.isPlain ||= change.isPlain;
  all.isMore ||= isMore;
  return true;
}

/** "Tomorrow then. 10": the hour is of the day that was said before it. */
const merged = (before: readonly Frame[], now: readonly Frame[]): readonly Frame[] =>
  now.reduce<readonly Frame[]>((all, frame) => {
    const isOf = (old: Frame): boolean =>
      old.act === 'change_task' &&
      old.when !== null &&
      frame.when !== null &&
      JSON.stringify(thingsOf(old)) === JSON.stringify(thingsOf(frame));
    return all.some(isOf)
      ? all.map((old) => (isOf(old) ? { ...old, when: retimed(old.when, frame.when) } : old))
      : [...all, frame];
  }, before);

/** The same once more: of what stands in the house already a wish as it was, or as it is to be now. */
function asNew(subject: Subject, { now, frames }: Changes): Frame | null {
  const { title, frame, when } = subject;
  if (frame.act !== 'change_task') return now.get(subject) ?? frame;
  if (frame.events.length > 0) return null;
  const moved = frames.findLast(({ act }) => act === 'change_task')?.when ?? null;
  const act = frame.tasks.length > 0 ? 'add_task' : 'remind_me';
  return bareFrame(act, { object: title, when: retimed(when, moved) });
}

const blank = ({ act, tasks, events, reminders }: Frame): Frame =>
  bareFrame(act, { tasks, events, reminders });

const isSame = (card: Proposal, frame: Frame | null): boolean =>
  frame !== null &&
  frame.when?.part === undefined &&
  (frame.when?.times ?? []).length < 2 &&
  (frame.when?.readings ?? []).every(({ from, to }, at) => at === 0 && from === to) &&
  JSON.stringify({ ...cardOf(frame), space: null }) === JSON.stringify({ ...card, space: null });
