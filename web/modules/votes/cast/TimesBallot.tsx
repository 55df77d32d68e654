import type { timeAnswers } from '@kinsong/engines/votes/result.ts';
import { useState } from 'react';
import { Button, Choice } from '../../../ui/index.ts';
import { elsewhereWords, optionWords } from '../vote-words.ts';
import type { BallotProps } from './ballot-props.ts';
import styles from './TimesBallot.module.css';
import { voiceLabel } from './voice-label.ts';

type TimeAnswer = (typeof timeAnswers)[number];
const answers: readonly { readonly value: TimeAnswer | ''; readonly label: string }[] = [
  { value: 'yes', label: 'I can' },
  { value: 'maybe', label: 'If I must' },
  { value: 'no', label: 'I can’t' },
];

/** For each time whether one can come; what is left open is a no. */
export function TimesBallot({ vote, choice, whose, onCast }: BallotProps) {
  const cast = choice?.way === 'time_poll' ? choice.answers : undefined;
  const [said, setSaid] = useState<Readonly<Record<string, TimeAnswer>>>(() =>
    Object.fromEntries((cast ?? []).map(({ option, answer }) => [option, answer])),
  );
  const answerTo = (id: string): TimeAnswer => said[id] ?? 'no';
  const isCast = cast !== undefined && cast.every(({ option, answer }) => answerTo(option) === answer);
  return (
    <div role="group" aria-label={voiceLabel(whose)} className={styles.ballot}>
      <ul className={styles.rows}>
        {vote.options.map((option) => {
          const elsewhere = elsewhereWords(option);
          return (
            <li key={option.id} className={styles.row}>
              <p className={styles.time}>
                {optionWords(option)}
                {elsewhere !== undefined && <span className={styles.quiet}>{elsewhere}</span>}
              </p>
              <Choice
                label={optionWords(option)}
                options={answers}
                value={said[option.id] ?? ''}
                onChange={(answer) => answer !== '' && setSaid({ ...said, [option.id]: answer })}
                className={styles.choice}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.quiet}>What you leave open counts as a no.</p>
      <Button
        kind="thread"
        size="l"
        wide
        disabled={isCast || Object.keys(said).length === 0}
        onClick={() =>
          onCast({
            way: 'time_poll',
            answers: vote.options.map(({ id }) => ({ option: id, answer: answerTo(id) })),
          })
        }
      >
        {isCast ? 'This is what you said' : 'Say when I can'}
      </Button>
    </div>
  );
}
