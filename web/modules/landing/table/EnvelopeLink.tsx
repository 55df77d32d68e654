import { useId } from 'react';
import { signBox, signPath } from '../../../ui/drawing/index.ts';
import { cx } from '../../../ui/index.ts';
import { withCode } from '../landing-texts.ts';
import styles from './EnvelopeLink.module.css';

/** The way in for whoever holds a code: a letter, sealed with the sign. */
export function EnvelopeLink({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <a className={cx(styles.envelope, className)} href={withCode.href}>
      <svg className={styles.paper} viewBox="0 0 378 234" preserveAspectRatio="none" aria-hidden>
        <linearGradient id={`${id}-paper`} x2=".3" y2="1">
          <stop className={styles.high} />
          <stop offset="1" className={styles.low} />
        </linearGradient>
        <rect width="378" height="234" rx="5" fill={`url(#${id}-paper)`} />
        <g className={styles.folds}>
          <path d="M2 232 150 118M376 232 228 118" />
          <path className={styles.flapShadow} d="M3 5 176 138q13 10 26 0L375 5" />
          <path className={styles.flap} d="M3 3 176 132q13 10 26 0L375 3" />
        </g>
      </svg>
      <svg className={styles.seal} viewBox="-36 -36 72 72" aria-hidden>
        <radialGradient id={`${id}-wax`} cx=".38" cy=".3">
          <stop className={styles.wax} />
          <stop offset="1" className={styles.waxLow} />
        </radialGradient>
        <path
          fill={`url(#${id}-wax)`}
          d="M-1-36c14-3 21 5 31 12 7 9 12 19 8 31-1 13-12 19-21 26-11 4-22 6-32-1-11-4-20-12-21-25-4-12 2-22 10-30 7-8 15-12 25-13Z"
        />
        <svg x="-22" y="-23" width="46" height="46" viewBox={signBox}>
          <path className={styles.sign} d={signPath} />
        </svg>
      </svg>
      <span className={styles.words}>{withCode.words}</span>
    </a>
  );
}
