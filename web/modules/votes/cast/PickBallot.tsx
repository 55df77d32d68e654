import { optionWords } from '../vote-words.ts';
import type { BallotProps } from './ballot-props.ts';
import styles from './PickBallot.module.css';
import { voiceLabel } from './voice-label.ts';

/** One of several: pressed, it is cast. */
export function PickBallot({ vote, choice, whose, onCast }: BallotProps) {
  const mine = choice?.way === 'pick_one' ? choice.option : undefined;
  const rows = [
    ...vote.options.map((option) => ({ id: option.id as string | null, words: optionWords(option) })),
    { id: null, words: 'Abstain' },
  ];
  return (
    <div role="group" aria-label={voiceLabel(whose)} className={styles.rows}>
      {rows.map(({ id, words }) => (
        <button
          key={id ?? 'abstain'}
          type="button"
          className={styles.row}
          aria-pressed={mine === id}
          onClick={() => onCast({ way: 'pick_one', option: id })}
        >
          <i aria-hidden className={styles.dot} />
          {words}
        </button>
      ))}
    </div>
  );
}
