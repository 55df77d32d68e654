import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { cx, VisuallyHidden } from '../../../ui/index.ts';
import { Moon } from '../moon/Moon.tsx';
import { monthOf, numberOf, shortWeekday } from '../time-words.ts';
import styles from './DayHead.module.css';

export interface DayHeadProps {
  day: DayText;
  today: DayText;
  selected: boolean;
  onOpen: () => void;
}

/** The head of a day’s column: its name, its number in large old-style figures, and the moon. It opens the whole day. */
export function DayHead({ day, today, selected, onOpen }: DayHeadProps) {
  const isToday = day === today;
  return (
    <button
      type="button"
      aria-current={isToday ? 'date' : undefined}
      className={cx(styles.head, isToday && styles.today, selected && styles.selected)}
      onClick={onOpen}
    >
      <span className={styles.name}>
        {isToday ? 'Today' : shortWeekday(day)}
        <Moon day={day} />
      </span>
      <b className={styles.number}>{numberOf(day)}</b>
      <VisuallyHidden> {monthOf(day)}, all of it</VisuallyHidden>
    </button>
  );
}
