import { useMemo } from 'react';
import { cx } from '../../../ui/index.ts';
import type { ViewProps } from '../board/view-props.ts';
import { MovableChip } from '../drag/MovableChip.tsx';
import { TaskChip } from '../marks/TaskChip.tsx';
import { tasksOn } from '../marks/tasks-on.ts';
import { mondayOf } from '../time-words.ts';
import { DayHead } from './DayHead.tsx';
import { MoreButton } from './MoreButton.tsx';
import { planWeek } from './week-plan.ts';
import styles from './WeekRows.module.css';

/** The week of a phone: a row a day, with what has room on it. */
export function WeekRows({
  day,
  today,
  shown,
  tasks,
  selected,
  selectedDay,
  onOpen,
  onDay,
  moving,
}: ViewProps) {
  const monday = mondayOf(day);
  const plan = useMemo(() => planWeek(monday, shown), [monday, shown]);
  return (
    <div className={styles.scroll}>
      {plan.map((each) => {
        const due = tasksOn(tasks, each.day);
        const more = each.more + Math.max(0, due.length - 1);
        return (
          <section
            key={each.day}
            data-day={each.day}
            className={cx(
              styles.day,
              each.day === today && styles.today,
              moving.over === each.day && styles.over,
            )}
          >
            <DayHead
              day={each.day}
              today={today}
              selected={each.day === selectedDay}
              onOpen={() => onDay(each.day)}
            />
            <div className={styles.chips}>
              {each.first.map((one) => (
                <MovableChip
                  key={one.key}
                  shown={one}
                  look="block"
                  today={today}
                  selected={one.key === selected}
                  onOpen={onOpen}
                  moving={moving}
                />
              ))}
              {due.slice(0, 1).map((task) => (
                <TaskChip key={task.id} task={task} />
              ))}
              {more > 0 && <MoreButton count={more} day={each.day} onOpen={() => onDay(each.day)} />}
            </div>
          </section>
        );
      })}
    </div>
  );
}
