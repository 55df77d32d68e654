import { cx } from '../../../ui/index.ts';
import { tintOf } from '../marks/event-marks.ts';
import type { Shown } from '../shown.ts';
import styles from './DayDots.module.css';

const most = 4;

/** On a phone a day of the month shows a dot for each thing, in its colour. How many they are is said with the day. */
export function DayDots({ shown, due }: { shown: readonly Shown[]; due: number }) {
  const room = Math.max(0, most - shown.length);
  return (
    <span aria-hidden className={styles.dots}>
      {shown.slice(0, most).map(({ key, event }) => (
        <i key={key} className={cx(styles.dot, tintOf(event.category))} />
      ))}
      {Array.from({ length: Math.min(due, room) }, (_, at) => (
        <i key={at} className={styles.ring} />
      ))}
    </span>
  );
}
