import { cx } from '../../ui/index.ts';
import styles from './DoorSeamPicture.module.css';

/** Where the two leaves meet: the light between them, and a handle on each. Under words it is short. */
export function DoorSeamPicture({ short }: { short?: true }) {
  return (
    <>
      <i className={cx(styles.seam, short && styles.short)} />
      <svg className={styles.rings} viewBox="0 0 112 80" fill="none" aria-hidden>
        <g className={styles.ring}>
          <circle cx="36" cy="42" r="14" />
          <circle cx="76" cy="42" r="14" />
        </g>
        <path className={styles.gleam} d="M24 36a14 14 0 0 1 12-8M64 36a14 14 0 0 1 12-8" />
        <g className={styles.knob}>
          <circle cx="36" cy="27" r="6" />
          <circle cx="76" cy="27" r="6" />
        </g>
      </svg>
    </>
  );
}
