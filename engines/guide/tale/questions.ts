import { bareFrame } from '../talk/frame-of.ts';
import type { Outcome, Question } from '../talk/pending.ts';
import type { Choice, Scene } from './chapter.ts';
import { chapters } from './chapters.ts';

/** The question a scene ends with: yes is its first way, no the one that holds back, and each may be said in words. */
export function sceneQuestion({ asks, choices }: Scene): Question {
  const last = choices.at(-1) ?? choices[0];
  return {
    text: asks,
    yes: chosen(choices[0]),
    no: chosen(last),
    choices: choices.map((choice) => ({ value: choice.id, label: choice.label, outcome: chosen(choice) })),
  };
}

/** Every question the tale can ask. */
export const taleQuestions = (): readonly Question[] =>
  chapters.flatMap(({ scenes }) => scenes.map(sceneQuestion));

const chosen = ({ label }: Choice): Outcome => ({
  do: 'hear',
  frame: bareFrame('story', { said: `I ${label}` }),
});
