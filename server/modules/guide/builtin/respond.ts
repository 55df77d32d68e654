import type { Answers } from './answers/answer.ts';
import { dueAnswers } from './answers/due.ts';
import { byTool } from './answers/by-tool.ts';
import { heartAnswers } from './answers/heart.ts';
import { memoryAnswers } from './answers/memory.ts';
import { missedAnswers } from './answers/missed.ts';
import { newTaskAnswers } from './answers/new-task.ts';
import { notYetAnswers } from './answers/not-yet.ts';
import { oldTaskAnswers } from './answers/old-task.ts';
import { peopleAnswers } from './answers/people.ts';
import { recallingAnswers } from './answers/recalled.ts';
import { reckonedAnswers } from './answers/reckoned.ts';
import { remindAnswers } from './answers/remind.ts';
import { selfAnswers } from './answers/self.ts';
import { smallThingAnswers } from './answers/small-thing.ts';
import { oneOf } from './answers/phrases.ts';
import { whoIsMeant } from './answers/strangers.ts';
import { halfHeard } from './answers/half-heard.ts';
import { unknown } from './answers/unknown.ts';
import { goesOnTelling, tell, withTale } from './story/tell.ts';
import { sing } from './story/verses.ts';
import type { Intent, Understanding } from './understanding.ts';
import type { Reply, World } from './world.ts';

const answers: Answers = {
  ...dueAnswers,
  ...smallThingAnswers,
  ...recallingAnswers,
  ...peopleAnswers,
  ...missedAnswers,
  ...newTaskAnswers,
  ...remindAnswers,
  ...oldTaskAnswers,
  ...notYetAnswers,
  ...memoryAnswers,
  ...heartAnswers,
  ...selfAnswers,
  ...reckonedAnswers,
  story: ({ text }, world) => tell(world, goesOnTelling(text)),
  verse: sing,
};

/** What the guide says to what it understood; out of the world it was given, and nothing else. */
export async function respond(about: Understanding, world: World): Promise<Reply> {
  if (about.sure < faint) {
    const half = halfHeard(about, world);
    if (half !== null) return half;
  }
  const open = whoIsMeant(about);
  if (open !== null) return open;
  const answer = answers[about.intent] ?? unknown;
  const reply = byTool(about, world) ?? (await answer(about, world));
  return withTale(guessed(reply, about, world), about.intent, world);
}

/** Below this it is asked first whether it was meant at all. */
const faint = 0.36;
/** Below this it is a guess, and is called one. */
const certain = 0.5;
/** Here a wrong guess would be a nuisance; anywhere else it is only talk. */
const errands: ReadonlySet<Intent> = new Set([
  'add_task',
  'change_task',
  'done_task',
  'remind_me',
  'found_project',
  'plan_event',
  'start_vote',
  'invite_to_council',
  'remember_this',
  'forget_this',
  'who_does',
  'what_did_we_decide',
]);

function guessed(reply: Reply, { intent, sure }: Understanding, world: World): Reply {
  if (sure >= certain || !errands.has(intent)) return reply;
  const lead = oneOf(world, ['If I hear you right:', 'I am guessing:', 'Say so if I mishear:']);
  return { ...reply, text: `${lead} ${reply.text}` };
}
