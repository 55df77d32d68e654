import type { Question } from '@kinsong/engines/worksheets/sheet-form.ts';
import { useId } from 'react';
import styles from './QuestionPane.module.css';

interface AnswerInputProps {
  question: Question;
  /** Read aloud. */
  label: string;
  value: string;
  longest: number;
  onChange: (value: string) => void;
}

/** Where an answer is written, by its kind. */
export function AnswerInput({ question, label, value, longest, onChange }: AnswerInputProps) {
  const group = useId();
  const { kind, choices = [], unit } = question;
  if (kind === 'choice')
    return (
      <div role="radiogroup" aria-label={label} className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={group} checked={value === choice} onChange={() => onChange(choice)} />
            {choice}
          </label>
        ))}
      </div>
    );
  if (kind === 'date')
    return (
      <input
        type="date"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  if (kind === 'amount')
    return (
      <span className={styles.amount}>
        <input
          inputMode="decimal"
          aria-label={`${label}, ${unit ?? 'a number'}`}
          placeholder="12"
          value={value}
          maxLength={14}
          onChange={(event) => onChange(event.target.value.replace(',', '.').trim())}
        />
        {unit}
      </span>
    );
  return (
    <textarea
      aria-label={label}
      rows={kind === 'list' ? 4 : 3}
      maxLength={longest}
      placeholder={kind === 'list' ? 'One a line' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
