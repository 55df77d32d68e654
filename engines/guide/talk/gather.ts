import { plainAnswer } from '../book/book.ts';
import type { Frame } from '../frames/frame.ts';
import type { Answer } from '../say/answer.ts';
import { answerTo } from '../say/answers.ts';
import { comfort } from '../say/heart-courtesies.ts';
import { aboutSelf } from '../say/self.ts';
import { halfHeard } from '../say/unknown.ts';
import { tell } from '../tale/tell.ts';
import { sing } from '../tale/verses.ts';
import { talk } from './acts.words.ts';
import type { Question } from './pending.ts';
import { isWish, propose } from './propose.ts';
import type { Proposed } from './proposed.ts';
import type { Proposal } from './proposal.ts';
import type { Reply } from './reply.ts';
import type { Turn } from './turn.ts';
import type { World } from './world.ts';

/** What is gathered of the frames of a message, before it becomes one reply. */
export interface Gathered {
  readonly texts: string[];
  /** Said only where nothing else is. */
  readonly courtesies: string[];
  readonly cards: Proposal[];
  readonly waiting: Frame[];
  question: Question | null;
  /** What the question is asked of. */
  asked: Frame | null;
  lyrical: boolean;
  tale?: Reply['tale'];
}

const certain = 0.5;
/** What is asked outright, or so read: a faint guess answers nothing beside what is certain. */
const outright = 0.8;

/** What each frame leads to, in their order: at most one question; what else is to be asked waits. */
export function gathered({ frames, offers = [], says, asks, settles = [] }: Turn, world: World): Gathered {
  const all: Gathered = {
    texts: says === undefined ? [] : [says],
    courtesies: [],
    cards: [...offers],
    waiting: [],
    question: asks?.question ?? null,
    asked: asks?.frame ?? null,
    lyrical: false,
  };
  const answers: { readonly answer: Answer; readonly frame: Frame }[] = [];
  for (const frame of frames) {
    const plain = plainAnswer(frame, world);
    if (plain !== null) {
      hold(all, plain, frame);
      continue;
    }
    const proposed = propose(frame, world);
    const faint = proposed !== null && frame.sure < certain ? halfHeard(frame) : null;
    const answer = faint ?? (proposed === null ? answered(all, frame, world) : null);
    if (answer !== null) answers.push({ answer: faint === null ? answer : { ...answer, idle: true }, frame });
    else if (proposed !== null) offer(all, proposed, frame);
  }
  const isFirm = all.cards.length + all.texts.length + settles.length > 0 || all.question !== null;
  const solid = answers.filter(({ answer, frame }) => isSolid(answer, frame));
  const telling = answers.filter(({ answer }) => answer.question !== undefined || answer.idle !== true);
  const only = telling.find(({ frame }) => !talk.has(frame.act)) ?? telling[0];
  const kept = isFirm || solid.length > 0 ? solid : only === undefined ? answers.slice(0, 1) : [only];
  for (const { answer, frame } of kept) hold(all, answer, frame);
  return all;
}

/** It answers what was asked; comfort, courtesy and what was not understood stand beside nothing else. */
const isSolid = ({ idle, lyrical }: Answer, { act, asks, sure }: Frame): boolean =>
  lyrical === true || (idle !== true && !talk.has(act) && act !== 'unknown' && (asks || sure >= outright));

function offer(all: Gathered, proposed: Proposed, frame: Frame): void {
  if ('question' in proposed && all.question !== null) {
    all.waiting.push(frame);
    return;
  }
  if (proposed.lead !== undefined) all.texts.push(proposed.lead);
  if ('question' in proposed) {
    all.question = proposed.question;
    all.asked = { ...frame, act: proposed.question.fills?.proposal.act ?? frame.act };
  } else if ('says' in proposed) all.texts.push(proposed.says);
  else if ('courtesy' in proposed) all.courtesies.push(proposed.courtesy);
  else all.cards.push(...proposed.proposals);
}

function answered(all: Gathered, frame: Frame, world: World): Answer | null {
  if (frame.act === 'story') {
    const told = tell(world);
    all.tale = told.tale;
    all.lyrical ||= told.lyrical;
    return {
      text: told.text,
      ...(told.pending?.question == null ? {} : { question: told.pending.question }),
    };
  }
  if (frame.act === 'verse') return sing(frame, world);
  if (frame.polarity === 'told' || frame.polarity === 'jest') {
    const telling: Frame = { ...frame, act: isWish(frame) ? 'smalltalk' : frame.act };
    return comfort(telling, world) ?? answerTo(telling, world);
  }
  const said = aboutSelf(frame, world) ?? comfort(frame, world) ?? answerTo(frame, world);
  const isLost = said === null && !talk.has(frame.act) && frame.act !== 'cancel';
  return isLost ? answerTo({ ...frame, act: 'unknown' }, world) : said;
}

/** An answer's words end with its question; beside a card or another question they go without it. */
function hold(all: Gathered, { text, question, lyrical }: Answer, frame: Frame): void {
  all.lyrical ||= lyrical === true;
  all.texts.push(question === undefined ? text : text.replace(question.text, '').trim());
  if (question === undefined || all.question !== null || all.cards.length > 0) return;
  all.question = question;
  all.asked = frame;
}
