import { acts, type Act } from './acts.ts';
import type { FormKind } from './form-kind.ts';

const deeds: readonly Act[] = [
  'add_task',
  'remind_me',
  'change_task',
  'done_task',
  'found_project',
  'plan_event',
  'start_vote',
  'search',
  'find_person',
  'remember_this',
  'forget_this',
  'story',
  'verse',
  'perspective_swap',
  'invite_to_council',
  'cancel',
  'summarise_space',
  'next_small_thing',
  'what_is_due',
  'who_could_help',
  'smalltalk',
];
const asking: readonly Act[] = [
  'what_is_due',
  'what_was_done',
  'who_could_help',
  'what_did_we_decide',
  'what_was_said',
  'find_person',
  'who_is',
  'who_does',
  'summarise_space',
  'search',
  'next_small_thing',
  'who_are_you',
  'what_can_you_do',
  'what_do_you_remember',
  'what_day',
  'reckoning',
  'smalltalk',
  'perspective_swap',
  'hardship',
  'conflict',
  'story',
  'unknown',
];
/** Those that ask something of the house: what only tells, or names, seldom does. */
export const askingActs: ReadonlySet<Act> = new Set(
  asking.filter(
    (act) => !['hardship', 'conflict', 'smalltalk', 'unknown', 'perspective_swap', 'story'].includes(act),
  ),
);
/** Wanted, and never asked. */
export const onlyOrdered: ReadonlySet<Act> = new Set([
  'add_task',
  'remind_me',
  'change_task',
  'done_task',
  'plan_event',
  'start_vote',
  'remember_this',
  'forget_this',
  'cancel',
  'yes',
  'no',
]);
/** "We eat at Hanna's on Sunday", "my parents visit from the 20th". */
export const happens =
  '(?:we|P and i|all of us) (?:eat|meet|gather|celebrate|visit|go|travel|drive|come together|get together|have (?:supper|dinner|lunch|guests|people|visitors|friends))\\b|(?:(?:the|my|our|a|an|P) )*(?:(?!not\\b|said|says|thinks?|if\\b|until|till|after|before|would|did|then|when|where|who|i\\b)\\w+ ){0,4}?(?:comes?|is coming|are coming|visits?|arrives?|lands?|starts?|begins?|stays?(?= D| over| with us| the night)|moves? in|is moving in|are moving in|(?:calls|drops) by)\\b';

const telling: readonly Act[] = [
  'hardship',
  'conflict',
  'joy',
  'smalltalk',
  'remember_this',
  'done_task',
  'invite_to_council',
  'thanks',
  'yes',
  'no',
  'cancel',
  'farewell',
  'greeting',
  'perspective_swap',
  'what_can_you_do',
  'next_small_thing',
  'unknown',
];

/** What a clause of a form can be at all: among these the ear may choose. */
export const actsOfForm: Readonly<Record<FormKind, readonly Act[]>> = {
  order: deeds,
  wish: deeds,
  need: ['add_task', 'who_could_help', 'hardship'],
  asked: ['add_task', 'change_task', 'remind_me'],
  passive: ['add_task', 'change_task'],
  proposal: [
    'plan_event',
    'found_project',
    'add_task',
    'start_vote',
    'story',
    'verse',
    'invite_to_council',
    'change_task',
  ],
  unwanted: ['add_task', 'remind_me', 'cancel', 'hardship', 'forget_this', 'smalltalk'],
  question: asking,
  told: telling,
  fragment: acts.filter((act) => act !== 'danger'),
};

/** What it mostly is, and how surely. */
export const likelyAct: Readonly<Record<FormKind, readonly [Act, number]>> = {
  order: ['add_task', 0.55],
  wish: ['add_task', 0.6],
  need: ['add_task', 0.6],
  asked: ['add_task', 0.75],
  passive: ['add_task', 0.65],
  proposal: ['add_task', 0.5],
  unwanted: ['add_task', 0.6],
  question: ['search', 0.2],
  told: ['smalltalk', 0.3],
  fragment: ['unknown', 0.2],
};
