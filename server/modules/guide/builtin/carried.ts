import { amended, amends, otherwise } from './amended.ts';
import type { Amended } from './amended.ts';
import { readAnswer } from './choosing.ts';
import { toSeveral } from './several.ts';
import { goesOnTelling } from './story/tell.ts';
import type { Understanding } from './understanding.ts';
import type { Carried, Proposal, World } from './world.ts';

/** How the new words go together with what lay on the table. */
export type Joined =
  | Amended
  /** The question was answered: what was meant before, now complete. */
  | { kind: 'completed'; about: Understanding }
  /** The offer that lay there was accepted or declined. */
  | { kind: 'settled'; answer: 'yes' | 'no'; meant?: readonly Proposal[] }
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
  /^(?:no|nope|not|rather|better|make it|actually|instead|but|hm+|(?:yes|yeah|yep|ok|okay|sure),? (?:but|only|just|except|though)|or|and|then|on|at|for|to|by|let it be|give it to|change it|move it|it is|with|only|please|sorry|wait|perhaps|maybe)\b/i;
const goesOn = /^(?:and|what about|how about|or|also|then|same for|and for|and what about|and how about)\b/i;
const another =
  /^(?:another|another one|something else|anything else|not that one|not that|next|next one|what else|else|one more|more|again|other|the (?:second|next|third|other|last) (?:one|thing))\b/i;

export function joined(about: Understanding, carried: Carried | null, world: World): Joined {
  if (about.intent === 'danger') return { kind: 'new', about };
  if (carried === null || carried.settled !== undefined)
    return amended(about, carried, world) ?? { kind: 'new', about };
  if (carried.asked !== null) return answered(about, carried, carried.asked, world);
  const several = carried.offers === undefined ? null : toSeveral(about, carried.offers);
  if (several !== null) return { kind: 'settled', ...several };
  if (carried.offer !== null) return toOffer(about, carried, world);
  return followed(about, carried, world);
}

function answered(
  about: Understanding,
  carried: Carried,
  asked: NonNullable<Carried['asked']>,
  world: World,
): Joined {
  if (about.intent === 'cancel') return { kind: 'dropped' };
  if (asked.about !== 'title' && isWhole(about, carried.about)) return { kind: 'new', about };
  const completed = readAnswer(about, carried.about, asked, world);
  if (completed !== null) return { kind: 'completed', about: completed };
  if (about.intent === 'no' && short(about)) return { kind: 'dropped' };
  return about.sure >= clear && !answers.has(about.intent)
    ? { kind: 'new', about }
    : short(about)
      ? { kind: 'unclear' }
      : { kind: 'new', about };
}

const opens =
  /^(?:(?:please|and|also|oh|could you|can you|would you)[\s,]+)*(?:remind|add|create|write down|note|new task|make a|ask|tell|remember|i (?:have|need|must) )\b/i;

/** A request that says itself what it is about leaves the open question behind. */
const isWhole = (now: Understanding, before: Understanding): boolean =>
  opens.test(now.text.trim()) &&
  now.sure >= clear &&
  now.topic.length > 0 &&
  !now.topic.some((word) => before.topic.includes(word));

const short = ({ text }: Understanding): boolean => text.trim().split(/\s+/).length <= 5;

function toOffer(about: Understanding, { about: before }: Carried, world: World): Joined {
  const text = about.text.trim();
  const says = about.dates.length > 0 || about.people.length > 0 || about.priority !== null;
  const isTurned = turned.test(text);
  if (about.intent === 'yes' && !isTurned && !(says && differs(before, about)))
    return { kind: 'settled', answer: 'yes' };
  // "Yes, but later": a yes that takes itself back is none, and how it should be is asked.
  if (about.intent === 'yes' && !says) return { kind: 'unclear' };
  const small = text.split(/\s+/).length <= 8;
  const aside =
    !isTurned && about.intent !== 'yes' && about.topic.some((word) => !before.topic.includes(word));
  if (
    says &&
    small &&
    !aside &&
    !forbidding.test(text) &&
    (isTurned || about.sure < clear || !ownIntents.has(about.intent))
  ) {
    return { kind: 'changed', about: otherwise(before, about) };
  }
  if (about.intent === 'no' || about.intent === 'cancel') return { kind: 'settled', answer: 'no' };
  return followed(about, { about: before, asked: null, offer: null }, world);
}

/** Whom or when was said, and it is not what stands on the card. */
const differs = (before: Understanding, now: Understanding): boolean =>
  now.people.some(({ ids }) => !before.people.some((old) => old.ids.join() === ids.join())) ||
  now.dates.some(
    ({ readings, time }) =>
      (time !== null && !before.dates.some((old) => old.time === time)) ||
      !before.dates.some(({ readings: [old] }) => old?.to === readings[0]?.to),
  );

/** "Ruth must not know": that gives nobody anything to do. */
const forbidding = /\b(?:must|should|may|can|need|ought|do|does|shall|will)(?: not|n['’]?t)\b|\bcannot\b/i;

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

/** "And next week?", "what about Ruth?", "done", "another": the last matter goes on. */
function followed(about: Understanding, { about: before, onYes }: Carried, world: World): Joined {
  const text = about.text.trim();
  if (about.intent === 'yes' && onYes !== undefined && short(about)) return { kind: 'new', about: onYes };
  const helper = helperAsked(about, before);
  if (helper !== null) return { kind: 'new', about: helper };
  if (whoWill.test(text) && before.topic.length > 0)
    return { kind: 'new', about: { ...before, text, intent: 'who_does', people: [] } };
  if (amends(about))
    return asking.has(before.intent) && about.dates.length > 0
      ? { kind: 'new', about: { ...before, text, dates: about.dates } }
      : (amended(about, { about: before, asked: null, offer: null }, world) ?? { kind: 'new', about });
  if (another.test(text) && short(about) && before.intent === 'next_small_thing')
    return { kind: 'new', about: { ...before, text } };
  if (
    (about.intent === 'done_task' || about.intent === 'change_task') &&
    about.tasks.length === 0 &&
    before.tasks.length > 0
  ) {
    return { kind: 'new', about: { ...about, tasks: before.tasks } };
  }
  if (before.intent === 'story' && goesOnTelling(text))
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

/** "Ask Tomas", "yes, ask him": of what help was just looked for. */
function helperAsked(about: Understanding, before: Understanding): Understanding | null {
  if (before.intent !== 'who_could_help' || !askOne.test(about.text.trim()) || about.topic.length > 0)
    return null;
  const who = about.people[0] ?? before.assignee;
  if (who === null) return null;
  const named = before.title === null || /^who\b/i.test(before.title) ? before.topic.join(' ') : before.title;
  const what = named.replace(/^./, (first) => first.toLowerCase());
  if (what === '') return null;
  const link = isMatter.test(before.text) || /^(?:the|a|an|my|our) /.test(what) ? 'about' : 'to';
  return {
    ...before,
    intent: 'add_task',
    sure: 1,
    text: about.text,
    title: `Ask ${who.said} ${link} ${what}`,
    assignee: null,
    people: [who],
  };
}

const isMatter = /\bhelp (?:\w+ )?with\b|\bknows?\b|\bgood (?:at|with)\b/i;
const askOne =
  /^(?:(?:yes|yeah|ok|okay|good|then|and|please)[\s,.!]+)*(?:i(?:['’]ll| will| could| can)? |we could |let['’]?s |let us )?(?:ask|call|ring|text|phone) (?:\p{L}+)(?: \p{Lu}\p{L}+)?(?: please| then)?[.!]*$/iu;
const whoWill =
  /^(?:and |so |but )?who(?:['’]s| (?:will|is|does|should|would|could|has|takes|carries))\b(?: (?:going|to|be|do|does|doing|carry|carries|carrying|take|takes|care|of|responsible|for|the|work))*(?: (?:it|that|this))?[?.!]*$/i;

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
