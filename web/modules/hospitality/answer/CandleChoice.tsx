import type { RetreatAnswer } from '@kinsong/contract/hospitality/retreat.ts';
import { useId } from 'react';
import { cx } from '../../../ui/index.ts';
import { Candle } from '../table/Candle.tsx';
import styles from './CandleChoice.module.css';

const choices = [
  { value: 'yes', label: 'We come', light: 'lit' },
  { value: 'perhaps', label: 'Not sure yet', light: 'unlit' },
  { value: 'no', label: 'Not this time', light: 'away' },
] as const;

export interface CandleChoiceProps {
  value: RetreatAnswer | undefined;
  /** Whoever holds no chair can not hold one in doubt. */
  mayDoubt: boolean;
  onChange: (value: RetreatAnswer) => void;
}

/** An answer is a candle: lit, unlit, put away. */
export function CandleChoice({ value, mayDoubt, onChange }: CandleChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Your answer" className={styles.choices}>
      {choices
        .filter((choice) => mayDoubt || choice.value !== 'perhaps')
        .map((choice) => (
          <label key={choice.value} className={cx(styles.choice, value === choice.value && styles.chosen)}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <Candle light={choice.light} />
            <span>{choice.label}</span>
          </label>
        ))}
    </div>
  );
}
