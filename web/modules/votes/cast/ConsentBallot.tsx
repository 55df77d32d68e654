import { useState } from 'react';
import { AnswerButtons } from './AnswerButtons.tsx';
import type { BallotProps } from './ballot-props.ts';
import { ObjectionForm } from './ObjectionForm.tsx';
import { voiceLabel } from './voice-label.ts';

const answers = [
  { answer: 'consent', word: 'I consent' },
  { answer: 'stand_aside', word: 'I stand aside' },
  { answer: 'object', word: 'I object' },
  { answer: 'abstain', word: 'Abstain' },
] as const;

/** Whoever objects says why, and what would change it, before it is cast. */
export function ConsentBallot({ choice, whose, onCast }: BallotProps) {
  const mine = choice?.way === 'consent' ? choice : undefined;
  const [objecting, setObjecting] = useState(false);
  return (
    <>
      <AnswerButtons
        label={voiceLabel(whose)}
        answers={answers}
        chosen={objecting ? 'object' : mine?.answer}
        onChoose={(answer) => {
          if (answer === 'object') return setObjecting(true);
          setObjecting(false);
          onCast({ way: 'consent', answer });
        }}
      />
      {(objecting || mine?.answer === 'object') && (
        <ObjectionForm
          before={{ reason: mine?.reason ?? '', wouldChange: mine?.would_change ?? '' }}
          onObject={({ reason, wouldChange }) =>
            onCast({ way: 'consent', answer: 'object', reason, would_change: wouldChange })
          }
        />
      )}
    </>
  );
}
