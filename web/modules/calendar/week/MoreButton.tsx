import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { weekdayOf } from '../time-words.ts';
import styles from './MoreButton.module.css';

export interface MoreButtonProps {
  count: number;
  day: DayText;
  onOpen: () => void;
}

/** What had no room on a day: it opens all of it. */
export function MoreButton({ count, day, onOpen }: MoreButtonProps) {
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={`+${count} more on ${weekdayOf(day)}`}
      onClick={onOpen}
    >
      +{count} more
    </button>
  );
}
