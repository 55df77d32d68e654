import styles from './DottedThread.module.css';

/** A dotted thread from the words above, ending in a knot on the card's edge. */
export function DottedThread() {
  return (
    <svg className={styles.tie} width="20" height="27" viewBox="0 0 20 27" aria-hidden>
      <path className={styles.thread} d="M10 2V20" />
      <circle className={styles.knot} cx="10" cy="27" r="5" />
    </svg>
  );
}
