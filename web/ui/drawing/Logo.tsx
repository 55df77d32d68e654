import { useId } from 'react';
import { cx } from '../cx.ts';
import { signBox, signPath, smallSignBox, smallSignPath } from './logo.paths.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  /** 'small' is drawn with a heavier line, for 24 px and below. */
  size?: 'small' | 'm' | 'l';
  /** Takes the colour of the words around it instead of its own gold. */
  plain?: boolean;
  glow?: boolean;
  turning?: boolean;
  className?: string | undefined;
}

export function Logo({ size = 'm', plain, glow, turning, className }: LogoProps) {
  const gold = useId();
  const small = size === 'small';
  return (
    <svg
      aria-hidden
      className={cx(styles.sign, styles[size], glow && styles.glow, turning && styles.turning, className)}
      viewBox={small ? smallSignBox : signBox}
    >
      {!plain && (
        <radialGradient id={gold} gradientUnits="userSpaceOnUse" cx="1" cy="1" r="32">
          <stop offset="0" className={styles.core} />
          <stop offset=".3" className={styles.warm} />
          <stop offset=".62" className={styles.body} />
          <stop offset="1" className={styles.edge} />
        </radialGradient>
      )}
      <path d={small ? smallSignPath : signPath} fill={plain ? 'currentColor' : `url(#${gold})`} />
    </svg>
  );
}
