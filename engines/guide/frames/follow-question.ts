import { topicOf } from '../say/asked.ts';
import type { Act } from './acts.ts';
import type { Frame } from './frame.ts';

const questions: ReadonlySet<Act> = new Set([
  ...['what_is_due', 'what_was_done', 'what_was_said', 'what_did_we_decide', 'what_day', 'search'],
  ...['who_does', 'who_could_help', 'summarise_space', 'reckoning', 'unknown', 'next_small_thing'],
] as Act[]);
const talk: ReadonlySet<Act> = new Set([
  ...['yes', 'no', 'smalltalk', 'thanks', 'greeting', 'farewell', 'joy', 'hardship', 'conflict'],
] as Act[]);
const ofAll = /\b(?:else|everything|my|our|today|now|list)\b/i;
const thatDay = /\b(?:that|the same) (?:day|evening|morning|afternoon|weekend)\b|\bthen\b/i;

/** A question that names nothing is about what the message spoke of before: "Roof. Cost?", "and when do they come?" */
export function askedOfIt(now: Frame, frames: readonly Frame[]): Frame {
  const names = topicOf(now).length + now.people.length + now.spaces.length > 0 || now.when !== null;
  const isWord = now.act === 'who_does' && now.said.trim().split(/\s+/).length < 3;
  if (!now.asks || names || isWord || !questions.has(now.act) || ofAll.test(now.said)) return now;
  const dated = thatDay.test(now.said) ? frames.findLast(({ when }) => when !== null) : undefined;
  if (dated !== undefined) return { ...now, when: dated.when };
  const matter = frames.findLast(
    (each) =>
      each.tasks.length + each.events.length + each.spaces.length > 0 ||
      (topicOf(each).length > 0 && !talk.has(each.act)),
  );
  if (matter === undefined) return now;
  const { topic, people, spaces, tasks, events, reminders } = matter;
  return { ...now, topic, people, spaces, tasks, events, reminders };
}
