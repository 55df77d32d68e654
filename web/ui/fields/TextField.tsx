import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import { Field, type FieldWords } from './Field.tsx';
import styles from './Well.module.css';

export interface TextFieldProps extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  icon?: LucideIcon | undefined;
  /** Lining tabular figures, for codes and numbers. */
  digits?: boolean;
  /** Stands inside the well at its right: a state in words, a small button. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  help,
  error,
  icon,
  digits,
  after,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} id={id} className={className}>
      {(wiring) => (
        <span className={styles.well}>
          {icon && <Icon of={icon} size="s" />}
          <input {...input} {...wiring} className={cx(styles.input, digits && styles.digits)} />
          {after}
        </span>
      )}
    </Field>
  );
}
