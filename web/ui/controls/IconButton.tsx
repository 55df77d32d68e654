import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: LucideIcon;
  /** What it does, in words: read aloud, and shown when the pointer rests on it. */
  label: string;
  kind?: 'bare' | 'filled' | 'quiet' | undefined;
  /** A small lamp: something new waits behind it. */
  lit?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, kind = 'bare', lit, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.button, styles[kind], className)}
    >
      <Icon of={icon} />
      {lit && <i className={styles.lamp} />}
    </button>
  );
}
