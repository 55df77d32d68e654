import '../../../ui/tokens.journal.css';
import { useId } from 'react';
import { Logo } from '../../../ui/index.ts';
import styles from './BookPicture.module.css';

/** A closed book with a clasp; light at the edges of its pages. It only shows what is told in words. */
export function BookPicture() {
  const cover = useId();
  return (
    <div className={styles.book} aria-hidden>
      <svg viewBox="0 0 250 252">
        <linearGradient id={cover} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={styles.high} />
          <stop offset="1" className={styles.low} />
        </linearGradient>
        <path className={styles.pages} d="M52 30h150a10 10 0 0 1 10 10v178a10 10 0 0 1-10 10H52Z" />
        <path className={styles.light} d="M56 36h146v6H56ZM56 216h146v6H56Z" />
        <path className={styles.line} d="M204 40v176M208 44v168" />
        <path
          fill={`url(#${cover})`}
          d="M42 18h146a12 12 0 0 1 12 12v184a12 12 0 0 1-12 12H42a14 14 0 0 1-14-14V32a14 14 0 0 1 14-14Z"
        />
        <path className={styles.spine} d="M50 18v208" />
        <rect className={styles.frame} x="66" y="36" width="118" height="172" rx="6" />
        <path className={styles.clasp} d="M164 146h54a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-54Z" />
        <path className={styles.claspLight} d="M164 146h54a8 8 0 0 1 8 8v4H164Z" />
        <circle className={styles.hole} cx="196" cy="164" r="6" />
        <path className={styles.hole} d="M193 166h6l2 12h-10Z" />
      </svg>
      <Logo plain className={styles.sign} />
    </div>
  );
}
