import type { Intent, Understanding } from '../understanding.ts';
import type { Reply } from '../world.ts';
import { ask } from './asking.ts';

/** Here somebody is to do or to meet something: it is asked who, before anything is offered. */
const questions: Readonly<Partial<Record<Intent, string>>> = {
  add_task: 'Who shall do it, or shall it stand on your own list?',
  remind_me: 'Who shall do it, or shall it stand on your own list?',
  change_task: 'Who shall carry it?',
  perspective_swap: 'With whom shall it be?',
  invite_to_council: 'Whom do you mean?',
  plan_event: 'Whom do you mean?',
};

/** A name that nobody here goes by, in the place of a person; null where all who are named are known. */
export function whoIsMeant(heard: Understanding): Reply | null {
  const { stranger, ...about } = heard;
  const question = questions[about.intent];
  if (stranger === undefined || question === undefined) return null;
  const people = about.assignee === null ? [...about.people, stranger] : about.people;
  return ask(
    { ...about, people },
    { about: 'person', choices: [] },
    `I know no ${stranger.said} here. ${question}`,
  );
}
