import type { Frame } from '../frames/frame.ts';
import type { Outcome, Question } from './pending.ts';
import { isWish } from './propose.ts';
import type { Proposal } from './proposal.ts';
import type { Reply } from './reply.ts';

/** What is to be done with a message, once it is known what it answers. */
export interface Turn {
  /** Heard, as if they had just been said. */
  readonly frames: readonly Frame[];
  /** Cards that stay on the table, open to the next words. */
  readonly open: readonly Proposal[];
  readonly says?: string;
  readonly offers?: readonly Proposal[];
  readonly settles?: Reply['settles'];
  /** What is offered stands beside what lies there already: "and again on Friday". */
  readonly isMore?: boolean;
  /** What was asked is answered. */
  readonly isFilled?: boolean;
  /** Asked of the frame that stands with it. */
  readonly asks?: { readonly question: Question; readonly frame: Frame | null };
}

export function turnOf(outcomes: readonly Outcome[], open: readonly Proposal[]): Turn {
  const settled = outcomes.find((each) => each.do === 'settle');
  const says = outcomes.flatMap((each) => (each.do === 'say' ? [each.text] : [])).join(' ');
  return {
    ...(settled === undefined ? { open } : settling(settled.answer, settled.proposals, open)),
    frames: outcomes.flatMap((each) => (each.do === 'hear' ? [each.frame] : [])),
    offers: outcomes.flatMap((each) => (each.do === 'offer' ? each.proposals : [])),
    ...(says === '' ? {} : { says }),
  };
}

export const settling = (
  answer: 'yes' | 'no',
  meant: readonly Proposal[],
  open: readonly Proposal[],
): Turn => ({
  frames: [],
  open: open.filter((card) => !meant.includes(card)),
  settles: [{ answer, proposals: meant }],
});

/** What is said besides a yes or a no. */
export const withoutAnswers = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(({ act }) => act !== 'yes' && act !== 'no' && act !== 'thanks');

const plainly = 0.8;
/** It says itself what it is about, and is not only guessed at by the ear. */
export const isPlain = (frame: Frame): boolean =>
  frame.sure >= plainly && (frame.asks || (frame.object !== null && isWish(frame)));
