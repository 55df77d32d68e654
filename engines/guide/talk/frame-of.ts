import type { Act } from '../frames/acts.ts';
import type { Frame, Who } from '../frames/frame.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { whenAt } from './retime.ts';
import type { Proposal } from './proposal.ts';

/** A wish in which nothing is said yet but what is given. */
export const bareFrame = (act: Act, said: Partial<Omit<Frame, 'act'>> = {}): Frame => ({
  said: '',
  act,
  sure: 1,
  polarity: 'wanted',
  object: null,
  topic: [],
  when: null,
  otherDays: [],
  repeat: null,
  doer: null,
  forWhom: null,
  people: [],
  where: null,
  spaces: [],
  tasks: [],
  reminders: [],
  events: [],
  amount: null,
  priority: null,
  asks: false,
  ...said,
});

export const someone = (id: string): Who => ({ said: '', ids: [id], guessed: false });

const listOf = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** The wish that a card stands for, so that it can be changed in words and offered anew. */
export const frameOf = (card: Proposal): Frame =>
  bareFrame(card.act, {
    object: card.object,
    topic: wordsOf(card.object ?? ''),
    when: card.day === null && card.time === null ? null : whenAt(card.day, card.time, card.until),
    repeat: card.repeat === null ? null : { said: '', rule: card.repeat },
    doer: card.doer === null ? null : someone(card.doer),
    forWhom: card.forWhom === null ? null : someone(card.forWhom),
    ...(card.guests === undefined ? {} : { guests: card.guests.map(someone) }),
    where: card.where,
    spaces: listOf(card.space),
    tasks: listOf(card.task),
    reminders: listOf(card.reminder),
    events: listOf(card.event),
    priority: card.priority,
  });

/** Whoever was named in doubt is this one; an empty name is the speaker. */
export const byDoer = (frame: Frame, doer: Who | null): Frame => ({
  ...frame,
  doer,
  people: doer === null ? [] : [doer],
});
