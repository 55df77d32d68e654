import { readAnswer, withHour } from './choosing.ts';
import type { Understanding } from './understanding.ts';
import type { Carried, World } from './world.ts';

/** How the new words go together with what lay on the table. */
export type Joined =
  | { kind: 'new'; about: Understanding }
  /** The question was answered: what was meant before, now complete. */
  | { kind: 'completed'; about: Understanding }
  /** The offer that lay there was accepted or declined. */
  | { kind: 'settled'; answer: 'yes' | 'no' }
  /** "No, Saturday": the same offer, otherwise. */
  | { kind: 'changed'; about: Understanding }
  | { kind: 'dropped' }
  /** It looked like an answer and was none: ask again. */
  | { kind: 'unclear' };

const clear = 0.6;
const answers: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'cancel',
  'unknown',
  'thanks',
  'smalltalk',
  'what_day',
]);
const turned =
  /^(?:no|nope|not|rather|better|make it|actually|instead|but|hm+|yes but|or|and|then|on|at|for|to|by|let it be|give it to|change it|move it|it is|with|only|please|sorry|wait|perhaps|maybe)\b/i;
const goesOn = /^(?:and|what about|how about|or|also|then|same for|and for|and what about|and how about)\b/i;
const another =
  /^(?:another|another one|something else|anything else|not that one|not that|next|next one|what else|else|one more|more|again|other)\b/i;

export function joined(about: Understanding, carried: Carried | null, world: World): Joined {
  if (carried === null || about.intent === 'danger') return { kind: 'new', about };
  if (carried.asked !== null) return answered(about, carried, carried.asked, world);
  if (carried.offer !== null) return toOffer(about, carried);
  return followed(about, carried);
}

function answered(
  about: Understanding,
  carried: Carried,
  asked: NonNullable<Carried['asked']>,
  world: World,
): Joined {
  if (about.intent === 'cancel') return { kind: 'dropped' };
  const completed = readAnswer(about, carried.about, asked, world);
  if (completed !== null) return { kind: 'completed', about: completed };
  if (about.intent === 'no' && short(about)) return { kind: 'dropped' };
  return about.sure >= clear && !answers.has(about.intent)
    ? { kind: 'new', about }
    : short(about)
      ? { kind: 'unclear' }
      : { kind: 'new', about };
}

const short = ({ text }: Understanding): boolean => text.trim().split(/\s+/).length <= 5;

function toOffer(about: Understanding, { about: before }: Carried): Joined {
  const says = about.dates.length > 0 || about.people.length > 0 || about.priority !== null;
  if (about.intent === 'yes' && !(says && turned.test(about.text.trim())))
    return { kind: 'settled', answer: 'yes' };
  const small = about.text.trim().split(/\s+/).length <= 8;
  if (
    says &&
    small &&
    (turned.test(about.text.trim()) || about.sure < clear || !ownIntents.has(about.intent))
  ) {
    return { kind: 'changed', about: otherwise(before, about) };
  }
  if (about.intent === 'no' || about.intent === 'cancel') return { kind: 'settled', answer: 'no' };
  return followed(about, { about: before, asked: null, offer: null });
}

/** What is said with these is a thing of its own, also when it is short. */
const ownIntents: ReadonlySet<string> = new Set([
  'what_is_due',
  'remind_me',
  'what_was_done',
  'who_could_help',
  'who_is',
  'done_task',
  'what_was_said',
  'summarise_space',
]);

/** "At ten" keeps the day and changes the hour. */
function otherDates(before: Understanding, now: Understanding): Understanding['dates'] {
  const [when] = now.dates;
  if (when === undefined) return before.dates;
  return when.dayless === true && before.dates.length > 0
    ? before.dates.map((old) => withHour(old, when))
    : now.dates;
}

const otherwise = (before: Understanding, now: Understanding): Understanding => ({
  ...before,
  dates: otherDates(before, now),
  people: now.people.length > 0 ? now.people : before.people,
  assignee: now.people[0] ?? before.assignee,
  priority: now.priority ?? before.priority,
});

/** "And next week?", "what about Ruth?", "done", "another": the last matter goes on. */
function followed(about: Understanding, { about: before }: Carried): Joined {
  const text = about.text.trim();
  if (another.test(text) && short(about) && before.intent === 'next_small_thing')
    return { kind: 'new', about: { ...before, text } };
  if (
    (about.intent === 'done_task' || about.intent === 'change_task') &&
    about.tasks.length === 0 &&
    before.tasks.length > 0
  ) {
    return { kind: 'new', about: { ...about, tasks: before.tasks } };
  }
  if (before.intent === 'story' && onward.test(text))
    return { kind: 'new', about: { ...about, intent: 'story' } };
  if (
    about.intent === 'add_task' &&
    about.title !== null &&
    pronoun.test(about.title) &&
    before.title !== null
  ) {
    const dates = about.dates.length > 0 ? about.dates : before.dates;
    return { kind: 'new', about: { ...about, title: before.title, topic: before.topic, dates } };
  }
  if (
    asking.has(about.intent) &&
    about.people.length === 0 &&
    about.topic.length === 0 &&
    someone.test(text)
  ) {
    return { kind: 'new', about: { ...about, people: before.people, topic: before.topic } };
  }
  const elliptical = goesOn.test(text) || (about.sure < 0.5 && text.split(/\s+/).length <= 4);
  const says =
    about.dates.length > 0 || about.people.length > 0 || about.spaces.length > 0 || about.topic.length > 0;
  if (!elliptical || !says || !asking.has(before.intent) || (about.sure >= clear && !goesOn.test(text)))
    return { kind: 'new', about };
  return {
    kind: 'new',
    about: {
      ...before,
      text: about.text,
      dates: about.dates.length > 0 ? about.dates : before.dates,
      people: about.people.length > 0 ? about.people : before.people,
      spaces: about.spaces.length > 0 ? about.spaces : before.spaces,
      topic: about.topic.length > 0 ? about.topic : before.topic,
    },
  };
}

const onward =
  /^(?:go on|continue|carry on|next|more|and then|then|what then|and|please go on|keep going|on)\b/i;
const pronoun = /^(?:do|take|handle|fix|sort|bring|see to) (?:it|that|this)(?: on)?$/i;
const someone = /\b(?:he|she|they|him|her|them|it)\b/i;
const asking: ReadonlySet<string> = new Set([
  'what_is_due',
  'what_was_done',
  'who_could_help',
  'who_does',
  'who_is',
  'find_person',
  'what_did_we_decide',
  'what_was_said',
  'summarise_space',
  'search',
  'what_day',
  'add_task',
  'remind_me',
]);
