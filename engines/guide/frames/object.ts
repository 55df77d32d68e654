import { capital } from '../../text/capital.ts';
import { factOf } from '../read/words/fact.ts';
import { isStopWord } from '../read/words/plain.ts';
import type { Act } from './acts.ts';
import type { Meant } from './act.ts';
import type { Clause } from './clause-line.ts';
import { closes } from './day-meant.ts';
import { companionsOf } from './doer.ts';
import type { Polarity } from './frame.ts';
import {
  askedAround,
  bareDeeds,
  callingOff,
  changeTails,
  counted,
  cutsAt,
  fillers,
  halfBegun,
  halfSaid,
  heads,
  limit,
  movedTails,
  namesNothing,
  tails,
  voting,
} from './object-trims.words.ts';
import { messageOf } from './object-message.ts';
import { masking } from './pattern.ts';
import { saysSomething } from './usual-act.ts';
import { isDeedFirst, isList, plainly } from './plain-form-of-act.ts';
import { maskOf, spoken, withoutHeads, withoutTails, wordsFrom, type Word } from './words.ts';

const withObject: ReadonlySet<Act> = new Set([
  'add_task',
  'remind_me',
  'change_task',
  'done_task',
  'found_project',
  'invite_to_council',
  'plan_event',
  'start_vote',
  'write_doc',
  'who_could_help',
  'forget_this',
  'cancel',
]);
const nothing = masking(namesNothing);
const amending = /^(?:add|include|invite|make|let|put|set|move|keep|say)\b|\bsomething\b/;
const asking = masking(
  '(?:WH|i|you|am|is|are|was|were|does|did|can|could|will|would|should|may|might) (?!.*\\bEVENT$)',
);
/** Of a list nothing is to be lost. */
const longest = 200;
const isChange: ReadonlySet<Act> = new Set(['change_task', 'done_task', 'cancel']);
const isMoved: ReadonlySet<Act> = new Set(['change_task', 'plan_event']);
/** In words: beyond it a name is no name any more. */
const most = 9;
/** Things one after the other, without a comma between them. */
const mostThings = 16;
const isOfThings = ({ form, mask }: Clause, { act }: Meant): boolean =>
  form.kind === 'fragment' && act === 'add_task' && !saysSomething.test(mask);
/** Others are asked, and not told. */
const isQuestion =
  /\b(?:ask|question) (?:\S+ ){0,6}?(?=if|whether|what|who|when|where|why|how|which|for|about)/;
/** "Put butter down", "put on the list the long screws and a pot of paint". */
const putsDown = /\b(?:put|get|jot|stick|pop) .*\b(?:down|there)\b/;
const isOnList = /\b(?:on|to|onto) (?:the|my|our)(?: \w+)? ?list\b/;
const begunInHalf = masking(`${halfBegun}(?= |$)`);

/** The thing itself in its plain form, as a card calls it; null where it can not be read. */
export function objectOf(clause: Clause, meant: Meant, polarity: Polarity): string | null {
  if (meant.act === 'remember_this') return fact(clause, meant.from);
  if (meant.act === 'tell_them') return message(clause, meant.from);
  const isOrder =
    meant.act === 'unknown' &&
    clause.form.kind === 'order' &&
    !amending.test(clause.mask.slice(clause.form.from));
  if (!withObject.has(meant.act) && !isOrder) return null;
  const { dates, line } = clause.reading;
  const isOfDays = wordsFrom(clause, meant.from, []).every(({ mask }) => isStopWord(mask));
  const isVoted = meant.act === 'start_vote' && dates.every(({ when }) => !closes.test(when.said));
  const others = meant.act === 'remind_me' && !isOfDays ? dates.slice(1) : isVoted ? dates : [];
  const kept = others.flatMap(({ spans }) => spans);
  const found = wordsFrom(clause, meant.from, kept).filter(({ mask }) => !fillers.has(mask));
  const whole = meant.act === 'cancel' ? withoutHeads(found, callingOff) : found;
  const words = withoutAside(whole, clause.reading, meant.act);
  const ends = [
    ...(isChange.has(meant.act) ? changeTails : []),
    ...(isMoved.has(meant.act) ? movedTails : []),
    ...(putsDown.test(clause.mask) ? ['down', '(?:on|in) there'] : []),
    ...tails,
  ];
  const around = meant.act === 'remind_me' && meant.heard ? [askedAround] : [];
  const trimmed = withoutHeads(withoutTails(words, ends), [
    ...around,
    ...(dates[0]?.when.relative === undefined ? [] : counted),
    ...(isChange.has(meant.act) ? ['(?:the )?whole(?= )'] : []),
    ...(meant.act === 'start_vote' ? voting : []),
    ...heads,
  ]);
  const formed = withoutTails(plainly(trimmed, clause, meant, polarity), ends);
  const isListed = isList(spoken(formed, line)) || isOnList.test(clause.mask) || isNeeded(clause);
  const plain = isListed ? withoutHeads(formed, ['write(?: down)?']) : shortened(formed);
  const mask = maskOf(plain);
  if (
    mask === '' ||
    (plain.length > (isVoted || isOfThings(clause, meant) ? mostThings : most) && !isListed) ||
    begunInHalf.test(mask) ||
    halfSaid.test(mask) ||
    nothing.test(mask) ||
    bareDeeds.has(mask) ||
    /^(?:the )?\d+(?:st|nd|rd|th)?$/.test(mask) ||
    (clause.form.kind === 'told' &&
      meant.heard &&
      meant.act === 'add_task' &&
      !isDeedFirst(plain) &&
      plain.length > 2) ||
    (plain.length === 1 && isStopWord(mask)) ||
    (asking.test(mask) && meant.act !== 'start_vote')
  )
    return null;
  const along = companionsOf(clause).map(({ said }) => capital(said));
  const until =
    meant.act === 'add_task' && dates[0]?.when.time != null ? (limit.exec(clause.said) ?? []) : [];
  const text = [
    spoken(plain, line),
    ...(along.length > 0 ? ['with', along.join(' and ')] : []),
    ...until.map((words) => words.toLowerCase()),
  ].join(' ');
  return text.length < 2 || text.length > longest ? null : capital(text);
}

/** "We need leeks, cream and that sausage from the market". */
const isNeeded = ({ form, said }: Clause): boolean => form.kind === 'need' && /, | and /.test(said);

/** A fact keeps its days: they are part of it. */
function typedFrom({ said, reading }: Clause, from: number): string {
  return said.slice(reading.line.tokens.find(({ at }) => at >= from)?.start ?? said.length);
}

/** "Somewhere so we don't forget", "about the jam": what is meant stands elsewhere. */
const fact = (clause: Clause, from: number): string | null =>
  /^(?:somewhere|somehow|so|down|please|it|this|about|for|you|that (?:about|in)|there)\b/i.test(
    typedFrom(clause, from),
  )
    ? null
    : factOf(typedFrom(clause, from));

/** What others are to be told or asked. */
function message(clause: Clause, from: number): string | null {
  const rest = clause.mask.slice(from).trim();
  const isThat = /^(?:that|this|it)(?: (?:in|to) .*|$)/.test(rest);
  const asked = clause.mask.slice(clause.form.core, from);
  return (rest === '' && !/\b(?:thank|congratulate)/.test(asked)) || nothing.test(rest) || isThat
    ? null
    : messageOf(typedFrom(clause, from).trim(), isQuestion.test(clause.mask), asked);
}

/** An event, what is called off, or what help is needed with, ends at a comma behind which nobody else is named. */
function withoutAside(words: readonly Word[], { line }: Clause['reading'], act: Act): readonly Word[] {
  if (act !== 'plan_event' && act !== 'who_could_help' && act !== 'cancel') return words;
  const stop = words.findIndex(
    ({ token, mask }, at) =>
      at > 0 &&
      token !== null &&
      !(mask.startsWith('P_') && !/^(?:the|a|an|my)$/.test(words[at + 1]?.mask ?? '')) &&
      /,\s*$/.test(line.typed.slice(0, token.start)),
  );
  return stop < 0 ? words : words.slice(0, stop);
}

/** A long one ends where something else begins. */
function shortened(words: readonly Word[]): readonly Word[] {
  const at = words.length > most ? maskOf(words).search(cutsAt) : -1;
  return at < 0 ? words : withoutTails(words.slice(0, maskOf(words).slice(0, at).split(' ').length), tails);
}
