import { useRef, type InputHTMLAttributes, type ReactNode, type SubmitEvent } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import type { LucideIcon } from '../drawing/Icon.tsx';
import styles from './Well.module.css';

export interface AddLineFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onSubmit'> {
  label: string;
  value: string;
  /** What takes the line down, at its end. */
  done: { label: string; icon: LucideIcon };
  onDone: () => void;
  /** Inside the well, before what takes it down. */
  children?: ReactNode;
}

/** One line to write on, for one thing after the other: it keeps the focus once a thing is taken down. */
export function AddLineField({ label, value, done, onDone, children, ...input }: AddLineFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isBlank = value.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (!isBlank) onDone();
  };
  return (
    <form className={cx(styles.well, styles.round)} onSubmit={submit}>
      <input
        {...input}
        ref={field}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="done"
        value={value}
      />
      {children}
      <IconButton
        type="submit"
        icon={done.icon}
        label={done.label}
        kind="filled"
        aria-disabled={isBlank}
        className={styles.send}
      />
    </form>
  );
}
