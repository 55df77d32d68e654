import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Card.module.css';

export interface CardProps {
  /** 'lit' has the lamp's glow from its upper right: for the one panel that is being looked at. */
  look?: 'plain' | 'lit';
  /** The whole card leads somewhere. */
  href?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ look = 'plain', href, className, children }: CardProps) {
  const classes = cx(styles.card, styles[look], className);
  if (href === undefined) return <div className={classes}>{children}</div>;
  return (
    <a className={cx(classes, styles.press)} href={href}>
      {children}
    </a>
  );
}
