import type { Answers } from './answers/answer.ts';
import { dueAnswers } from './answers/due.ts';
import { gatheringAnswers } from './answers/gathering.ts';
import { heartAnswers } from './answers/heart.ts';
import { memoryAnswers } from './answers/memory.ts';
import { missedAnswers } from './answers/missed.ts';
import { newTaskAnswers } from './answers/new-task.ts';
import { oldTaskAnswers } from './answers/old-task.ts';
import { peopleAnswers } from './answers/people.ts';
import { recallingAnswers } from './answers/recalled.ts';
import { reckonedAnswers } from './answers/reckoned.ts';
import { remindAnswers } from './answers/remind.ts';
import { selfAnswers } from './answers/self.ts';
import { smallThingAnswers } from './answers/small-thing.ts';
import { unknown } from './answers/unknown.ts';
import { tell, withTale } from './story/tell.ts';
import { sing } from './story/verses.ts';
import type { Understanding } from './understanding.ts';
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
  ...gatheringAnswers,
  ...memoryAnswers,
  ...heartAnswers,
  ...selfAnswers,
  ...reckonedAnswers,
  story: (_, world) => tell(world),
  verse: sing,
};

/** What the guide says to what it understood; out of the world it was given, and nothing else. */
export async function respond(about: Understanding, world: World): Promise<Reply> {
  const answer = answers[about.intent] ?? unknown;
  return withTale(await answer(about, world), about.intent, world);
}
