import { capital } from '../../text/capital.ts';
import type { Frame } from '../frames/frame.ts';
import type { Heard } from '../hear.ts';
import { picked } from './choosing.ts';
import { byDoer, frameOf } from './frame-of.ts';
import type { Outcome, Pending, Question } from './pending.ts';
import { retimed } from './retime.ts';
import { opening, short, whole } from './short.ts';
import { anyDayWords, myselfWords, nobodyWords, wishOpenings } from './short.words.ts';
import { askedOf } from './subjects.ts';
import { thingTold } from './told-thing.ts';
import { putsIt } from './told-thing.words.ts';

const letGo: Outcome = { do: 'say', text: 'All right, let it be.' };
const [isAnyDay, isMyself, isNobody] = [whole(anyDayWords), whole(myselfWords), whole(nobodyWords)];
const opensWish = opening(wishOpenings);
const longestChoice = 8;

/** What these words answer to an open question as a whole; null where they are about something else, or say more. */
export function toQuestion(
  heard: Heard,
  question: Question,
  matter: Frame | null,
): readonly Outcome[] | null {
  const { kind, rest, words } = short(heard.text);
  if (rest === '' && kind !== null)
    return kind === 'dropped' ? [letGo] : kind === 'thanks' ? null : [question[kind]];
  const { choices = [], fills } = question;
  const labels = choices.map(({ label }) => label);
  const chosen = words > longestChoice ? [] : picked(rest, labels).flatMap((index) => choices[index] ?? []);
  if (chosen.length > 0) return chosen.map(({ outcome }) => outcome);
  const asked = askedOf({ question, matter });
  if (asked !== null && fills?.slot === 'doer')
    return isMyself.test(rest) || isNobody.test(rest)
      ? [{ do: 'hear', frame: byDoer(asked.frame, null) }]
      : null;
  if (asked !== null) return isAnyDay.test(rest) ? [question.no] : null;
  if (kind !== null && fills?.slot === 'object') return null;
  const filled = fill(heard, rest, question, matter);
  return filled === null ? null : [{ do: 'hear', frame: filled }];
}

/** A choice that is meant by its day, its hour or its name. */
export function chosenBy({ frames }: Heard, { choices = [] }: Question): readonly Outcome[] {
  const named = frames.flatMap(({ when, people, tasks, reminders }) => [
    ...(when?.dayless === true ? [] : (when?.readings ?? []).map(({ from }) => from)),
    ...(when?.time == null ? [] : [when.time]),
    ...people.flatMap(({ ids }) => ids),
    ...(tasks.length === 1 ? tasks : []),
    ...(reminders.length === 1 ? reminders : []),
  ]);
  const by = choices.filter(({ value }) => named.includes(value));
  return by.length < choices.length ? by.map(({ outcome }) => outcome) : [];
}

/** The wish with the thing, the task or the place that was asked for; null where the words do not say it. */
function fill(heard: Heard, rest: string, question: Question, matter: Frame | null): Frame | null {
  const { fills } = question;
  const [said] = heard.frames;
  if (fills === undefined || said === undefined || saysItself(heard, question)) return null;
  const base = matter?.act === fills.proposal.act ? matter : frameOf(fills.proposal);
  const when = retimed(base.when, said.when);
  switch (fills.slot) {
    case 'object':
      if (said.when !== null && said.object === null && said.topic.length === 0) return { ...base, when };
      if (said.act === base.act && (said.object === null || putsIt.test(said.object))) {
        const thing = thingTold(base);
        return thing === null ? null : { ...base, object: thing, when };
      }
      return {
        ...base,
        object: said.object ?? capital(rest),
        topic: said.topic,
        when,
        doer: base.doer ?? said.doer,
      };
    case 'task':
      return said.tasks.length === 0 ? null : { ...base, tasks: said.tasks };
    case 'reminder':
      return said.reminders.length === 0 ? null : { ...base, reminders: said.reminders };
    default:
      return said.spaces.length === 0 ? null : { ...base, spaces: said.spaces };
  }
}

/** A wish or a question that says itself what it is about leaves the open question behind. */
export function saysItself({ text, frames }: Pick<Heard, 'text' | 'frames'>, { fills }: Question): boolean {
  const opens = opensWish.test(text.trim());
  if (fills?.slot === 'object')
    return frames.length > 1 || frames.some(({ object, asks }) => asks || (opens && object !== null));
  const known = (fills?.proposal.object ?? '').toLowerCase();
  return frames.some(
    ({ object, asks, topic, said }) =>
      (asks && topic.length > 0) ||
      (opens && (object !== null || asks)) ||
      (object !== null &&
        said.trim().split(/\s+/).length > 3 &&
        !topic.every((word) => known.includes(word))),
  );
}

/** The same question in other words, once; after that it is let go. */
export function askedAgain(question: Question, { matter }: Pending) {
  const labels = question.choices?.map(({ label }) => label) ?? [];
  const text =
    labels.length > 1 ? `${missed} which: ${labels.join(', or ')}?` : `${missed} that. ${question.text}`;
  return question.text.startsWith(missed)
    ? { says: 'I leave it for now. Say it whole, and I offer it.' }
    : { asks: { question: { ...question, text }, frame: matter } };
}
const missed = 'I did not catch';
