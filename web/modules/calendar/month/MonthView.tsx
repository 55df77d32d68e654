import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { useMemo } from 'react';
import { cx, useWide, VisuallyHidden } from '../../../ui/index.ts';
import type { ViewProps } from '../board/view-props.ts';
import { MovableChip } from '../drag/MovableChip.tsx';
import { tasksOn } from '../marks/tasks-on.ts';
import { Moon } from '../moon/Moon.tsx';
import { quarterOn } from '../moon/moon-phase.ts';
import { byDay, type Shown } from '../shown.ts';
import { daysOfMonth, monthOf, numberOf, shortWeekday } from '../time-words.ts';
import { mostOn } from '../week/week-plan.ts';
import { DayDots } from './DayDots.tsx';
import { MonthTasks } from './MonthTasks.tsx';
import styles from './MonthView.module.css';

/** A month in whole weeks. The whole cell is what one presses; what has no room is counted beside its date. */
export function MonthView(props: ViewProps) {
  const { day, shown } = props;
  const days = daysOfMonth(day);
  const on = useMemo(() => byDay(shown), [shown]);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <div className={styles.scroll}>
      <div className={styles.month}>
        {days.slice(0, 7).map((each) => (
          <span key={each} className={styles.weekday}>
            {shortWeekday(each)}
          </span>
        ))}
        {weeks.flat().map((each) => (
          <DayCell key={each} of={each} all={on.get(each) ?? none} props={props} />
        ))}
      </div>
    </div>
  );
}

const none: readonly Shown[] = [];

interface DayCellProps {
  of: DayText;
  all: readonly Shown[];
  props: ViewProps;
}

function DayCell({ of, all, props }: DayCellProps) {
  const { day, today, tasks, selected, selectedDay, onOpen, onDay, moving } = props;
  const wide = useWide();
  const due = tasksOn(tasks, of);
  const most = mostOn(of);
  const room = all.slice(0, most);
  const left = most - room.length;
  const more = all.length - room.length + Math.max(0, due.length - left);
  const count = all.length + due.length;
  return (
    <div
      data-day={of}
      className={cx(
        styles.cell,
        of.slice(0, 7) !== day.slice(0, 7) && styles.outside,
        of === today && styles.today,
        of === selectedDay && styles.selected,
        moving.over === of && styles.over,
      )}
    >
      <button
        type="button"
        className={styles.whole}
        aria-current={of === today ? 'date' : undefined}
        onClick={() => onDay(of)}
      >
        <b className={styles.number}>{numberOf(of)}</b>
        <VisuallyHidden>
          {' '}
          {monthOf(of)}, {countWords(count)}
        </VisuallyHidden>
        {wide && more > 0 && <span className={styles.more}>+{more} more</span>}
        {wide && quarterOn(of) !== undefined && <Moon day={of} />}
      </button>
      {wide ? (
        <div className={styles.chips}>
          {room.map((each) => (
            <MovableChip
              key={each.key}
              shown={each}
              look="row"
              today={today}
              selected={each.key === selected}
              onOpen={onOpen}
              moving={moving}
            />
          ))}
          <MonthTasks tasks={due.slice(0, Math.max(0, left))} />
        </div>
      ) : (
        <DayDots shown={all} due={due.length} />
      )}
    </div>
  );
}

const countWords = (count: number): string =>
  count === 0 ? 'nothing' : count === 1 ? 'one thing' : `${count} things`;
