import { cx } from '../../ui/index.ts';
import styles from './Porch.module.css';

/** Two lanterns and three steps: where the light before the door comes from, and what it falls on. */
export function Porch({ cold }: { cold: boolean }) {
  return (
    <div className={cx(styles.porch, cold && styles.cold)} aria-hidden>
      <Lantern className={styles.left} />
      <Lantern className={styles.right} />
      <i className={styles.steps} />
    </div>
  );
}

function Lantern({ className }: { className: string | undefined }) {
  return (
    <svg className={cx(styles.lantern, className)} viewBox="0 0 120 170">
      <path className={styles.iron} d="M120 26C70 10 34 22 34 70" fill="none" strokeWidth="5" />
      <path className={styles.roof} d="M14 88 34 66l20 22Z" />
      <path className={styles.glass} d="M17 88h34l-4 58H21Z" />
      <path className={styles.roof} d="M32 88h4v58h-4ZM19 114h30v4H19ZM15 146h38v7H15Z" />
    </svg>
  );
}
