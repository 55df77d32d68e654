import type { Intent, Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import { ask } from './asking.ts';
import { oneOf } from './phrases.ts';

/** What each would be, as a question that a yes answers. */
const meant: Readonly<Partial<Record<Intent, string>>> = {
  what_is_due: 'Shall I say what is still open',
  what_was_done: 'Shall I say what was ticked off',
  who_could_help: 'Are you looking for somebody who could help',
  who_does: 'Do you want to know who does it',
  what_did_we_decide: 'Shall I look what was decided about it',
  what_was_said: 'Shall I look what was said about it',
  remind_me: 'Shall I remind you of it',
  add_task: 'Shall it go on your list',
  change_task: 'Is a task to be moved or changed',
  done_task: 'Is something done and to be ticked off',
  found_project: 'Would you like to begin a project',
  find_person: 'Are you looking for somebody',
  who_is: 'Do you want to know who somebody is',
  summarise_space: 'Shall I sum up what is new',
  search: 'Shall I search for it',
  next_small_thing: 'Shall I choose one small thing to do',
  what_do_you_remember: 'Shall I say what I keep about you',
  remember_this: 'Shall I keep that in mind',
  forget_this: 'Shall I forget something',
  conflict: 'Did you and somebody fall out',
  story: 'Would you like to hear how the tale goes on',
  verse: 'Would you like a verse',
  perspective_swap: 'Would you like to see it from the other side',
  invite_to_council: 'Is it something for the council',
  plan_event: 'Is there something to plan',
  start_vote: 'Is it to be put to a vote',
};

/** A faint guess is asked about before anything is made of it. */
export function halfHeard(about: Understanding, world: World): Reply | null {
  const guess = meant[about.intent];
  if (guess === undefined) return null;
  const lead = oneOf(world, [
    'I only half follow.',
    'That came to me in pieces.',
    'I am not sure I heard you right.',
  ]);
  const end = oneOf(world, [
    'or was it something else',
    'or do you just want to tell me',
    'or what should come of it',
  ]);
  return ask({ ...about, sure: 1 }, { about: 'go ahead', choices: [] }, `${lead} ${guess}, ${end}?`);
}
