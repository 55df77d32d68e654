import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldWords } from './Field.tsx';
import styles from './Well.module.css';

export interface TextAreaProps extends FieldWords, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with what is written in it. */
export function TextArea({ label, help, error, className, id, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} id={id} className={className}>
      {(wiring) => (
        <span className={styles.well}>
          <textarea {...area} {...wiring} rows={rows} className={cx(styles.input, styles.area)} />
        </span>
      )}
    </Field>
  );
}
