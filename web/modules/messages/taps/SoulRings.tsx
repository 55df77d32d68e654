import Heart from 'lucide-react/icons/heart';
import { Icon } from '../../../ui/index.ts';
import styles from './Taps.module.css';

/** What a double tap on one's own words sends out: three rings behind them, and one more for the soul. */
export function SoulRings() {
  return (
    <span className={styles.rings} role="status">
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
      <span className={styles.plus}>
        <Icon of={Heart} /> +1 <small>soul</small>
      </span>
    </span>
  );
}
