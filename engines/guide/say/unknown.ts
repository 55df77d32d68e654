import { firstName } from '../../text/first-name.ts';
import type { Act } from '../frames/acts.ts';
import type { Frame } from '../frames/frame.ts';
import type { Answer } from './answer.ts';
import type { Asked, Told } from './asked.ts';
import { whatIsDue } from './due.ts';
import { foundOf } from './found.ts';
import { openBy } from './open-things.ts';
import { offersFor } from './offers.ts';
import { oneOf } from './phrases.ts';
import { askMeant, asking } from './questions.ts';
import { search } from './said.ts';
import { speaksOf } from './speaks-of.ts';

/** Not understood. A question is answered with what is written of its matter, where that is plainly meant. */
export function notUnderstood(asked: Asked): Told {
  const { frame, world, topic } = asked;
  if (frame.said.trim() === '') return `I am here, ${firstName(world.me.name)}.`;
  if (frame.asks && topic.length === 0 && frame.when !== null) return whatIsDue(asked);
  if (frame.asks && isKnown(asked)) return search(asked);
  if (frame.asks)
    return { text: 'I don’t know that; I know only what is written in this house.', idle: true };
  return frame.polarity === 'wanted'
    ? { text: 'I did not follow that. What should I do?', idle: true }
    : { text: oneOf(world, ['Thank you for telling me.', 'Good to know.']), idle: true };
}

/** Something of the house is plainly meant. */
export function isKnown(asked: Asked): boolean {
  const { topic, world } = asked;
  if (topic.length === 0) return false;
  const open = openBy(asked);
  const texts = [...foundOf(asked), ...world.memories].map(({ text }) => text);
  const all = [...texts, ...[...open, ...world.tasks].map(({ title }) => title)];
  const speaks = (text: string): boolean => speaksOf(text, topic) >= Math.min(2, topic.length);
  return open.length === 1 || offersFor(asked).length > 0 || all.some(speaks);
}

const wishes: Partial<Record<Act, string>> = { add_task: 'put it on a list', remind_me: 'remind you of it' };

/** A faint guess is asked about before anything is made of it; null where nobody would mean it. */
export function halfHeard(frame: Frame): Answer | null {
  const wish = wishes[frame.act];
  return wish === undefined ? null : asking('I’m not sure I understood.', askMeant(frame, wish));
}
