import type { Answers } from './answer.ts';
import { newTask } from './new-task.ts';
import { notYet } from './offering.ts';
import { oneOf } from './phrases.ts';

/** What was meant, and no tool of this house is for it. */
export const notYetAnswers: Answers = {
  plan_event(about, world) {
    const reply = newTask({ ...about, intent: 'add_task' }, world);
    const lead = 'The calendar is not built yet. I can keep it as a task with its day.';
    return { ...reply, text: `${lead} ${reply.text}` };
  },
  start_vote: (about, world) =>
    notYet(
      about,
      oneOf(world, [
        'Votes come to the house later. Until then, ask it in the salon and count the answers; I can find them again for you.',
        'I can not open a vote yet. Put the question where everyone reads it, and I will help you find who answered.',
      ]),
    ),
  invite_to_council: (about, world) =>
    notYet(
      about,
      oneOf(world, [
        'A council is one matter, an hour, and somebody who holds the bell. Its room is not open yet, and I do not pretend; who of you could hold the bell meanwhile?',
        'The council room is still being built. What is the one thing that should lie on the table? Write it to me first; that alone clears it.',
      ]),
    ),
};
