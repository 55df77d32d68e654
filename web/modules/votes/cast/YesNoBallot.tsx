import { yesNoAnswers } from '@kinsong/engines/votes/result.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import type { BallotProps } from './ballot-props.ts';
import { voiceLabel } from './voice-label.ts';

const words = { yes: 'Yes', no: 'No', abstain: 'Abstain' } as const;
const answers = yesNoAnswers.map((answer) => ({ answer, word: words[answer] }));

export function YesNoBallot({ choice, whose, onCast }: BallotProps) {
  return (
    <AnswerButtons
      label={voiceLabel(whose)}
      answers={answers}
      chosen={choice?.way === 'yes_no' ? choice.answer : undefined}
      onChoose={(answer) => onCast({ way: 'yes_no', answer })}
    />
  );
}
