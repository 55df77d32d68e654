import { longestQuestion } from '@kinsong/contract/votes/vote.ts';
import type { Ref } from 'react';
import styles from './QuestionField.module.css';

export interface QuestionFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** What is asked, as large as it will be read. */
export function QuestionField({ ref, value, onChange, error }: QuestionFieldProps) {
  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <label htmlFor="question" className={styles.label}>
          What do you want to ask?
        </label>
        <span className={styles.count}>
          {value.length} of {longestQuestion}
        </span>
      </p>
      <textarea
        id="question"
        ref={ref}
        rows={2}
        className={styles.question}
        maxLength={longestQuestion}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : 'question-wrong'}
        // It is one line, however many it takes to show it.
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      />
      {error !== undefined && (
        <p id="question-wrong" className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
