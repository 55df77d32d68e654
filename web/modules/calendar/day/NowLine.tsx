import { useNow } from '../now.ts';
import styles from './DayView.module.css';

/** Where in the day it is now. */
export function NowLine() {
  const now = useNow();
  const part = (now.getHours() * 60 + now.getMinutes()) / 1440;
  return <i aria-hidden className={styles.now} style={{ top: `${part * 100}%` }} />;
}
