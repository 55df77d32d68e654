import type { Frame } from '../frames/frame.ts';
import { cardOf } from '../talk/card-of.ts';
import { bareFrame } from '../talk/frame-of.ts';
import type { Question } from '../talk/pending.ts';
import type { Task } from '../talk/world.ts';
import type { Answer } from './answer.ts';
import { joined } from './phrases.ts';

/** What was said, and the question at its end. */
export const asking = (text: string | null, question: Question): Answer => ({
  text: joined(text, question.text),
  question,
});

/** A yes takes it, a no names the next one. */
export const askThisOne = (frame: Frame, task: Task): Question => ({
  text: 'Will you take that one?',
  yes: { do: 'say', text: `Good. Tell me when “${task.title}” is done, and I tick it off.` },
  no: { do: 'hear', frame },
});

/** It lies there: a name is the card on which it goes to somebody. */
export const askWhoTakes = (frame: Frame, { id }: Task): Question => ({
  text: 'Who shall take it?',
  yes: { do: 'say', text: 'Then tell me who: “Give it to Anna”, or “I do it”.' },
  no: { do: 'say', text: 'All right, it stays as it is.' },
  fills: { slot: 'doer', proposal: cardOf(bareFrame('change_task', { said: frame.said, tasks: [id] })) },
});

export const askMeant = (frame: Frame, wish: string): Question => ({
  text: `Do you want me to ${wish}?`,
  yes: { do: 'hear', frame: { ...frame, sure: 1 } },
  no: { do: 'say', text: 'All right. Then say it in other words, please.' },
});

/** Told against the day that stands there. */
export const askWhetherMoved = (frame: Frame, title: string, day: string): Question => ({
  text: `Shall “${title}” move to ${day}?`,
  yes: { do: 'hear', frame: { ...frame, act: 'change_task', polarity: 'wanted', asks: false, sure: 1 } },
  no: { do: 'say', text: 'All right, it stays as it is.' },
});

/** A day was told with what is to come; what has no name yet is asked next. */
export const askToPlan = (frame: Frame, object: string | null): Question => ({
  text: `Shall ${object === null ? 'that' : `“${object}”`} go into the calendar?`,
  yes: {
    do: 'hear',
    frame: { ...frame, act: 'plan_event', polarity: 'wanted', object, asks: false, sure: 1 },
  },
  no: { do: 'say', text: 'All right, it stays out of the calendar.' },
});
