import '../../../ui/tokens.retreat.css';
import { cx } from '../../../ui/index.ts';
import styles from './Candle.module.css';

/** An answer as a light: lit for yes, unlit while it is not heard, put away for no. Words always stand beside it. */
export type Light = 'lit' | 'unlit' | 'away';

export function Candle({ light, small }: { light: Light; small?: boolean }) {
  return (
    <svg className={cx(styles.candle, small && styles.small)} viewBox="0 0 26 40" aria-hidden>
      {light === 'lit' && (
        <>
          <circle className={styles.halo} cx="13" cy="12" r="12" />
          <path className={styles.flame} d="M13 1c7 8 5 14 0 14s-7-6 0-14" />
        </>
      )}
      {light === 'unlit' && <path className={styles.wick} d="M13 16v-4" />}
      <rect className={styles[light]} x="8" y="16" width="10" height="20" rx="1.5" />
    </svg>
  );
}
