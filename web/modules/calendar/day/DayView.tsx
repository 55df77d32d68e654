import { useEffect, useMemo, useRef } from 'react';
import type { ViewProps } from '../board/view-props.ts';
import { MovableChip } from '../drag/MovableChip.tsx';
import { TaskChip } from '../marks/TaskChip.tsx';
import { tasksOn } from '../marks/tasks-on.ts';
import { Moon } from '../moon/Moon.tsx';
import { quarterOn } from '../moon/moon-phase.ts';
import { daysOf, isAboveHours } from '../shown.ts';
import { placeInDay } from './day-lanes.ts';
import { HourBlock } from './HourBlock.tsx';
import { NowLine } from './NowLine.tsx';
import styles from './DayView.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** A day begins here, unless something is earlier. */
const morning = 7 * 60;

/** A day with its hours: what is at the same time stands side by side. */
export function DayView(props: ViewProps) {
  const { day, today, shown, tasks, selected, onOpen, moving } = props;
  const placed = useMemo(() => placeInDay(day, shown), [day, shown]);
  const above = shown.filter((each) => isAboveHours(each) && daysOf(each).includes(day));
  const due = tasksOn(tasks, day);
  const quarter = quarterOn(day);
  const scroller = useRef<HTMLDivElement>(null);
  const first = Math.min(morning, ...placed.map(({ from }) => from));
  useEffect(() => {
    const box = scroller.current;
    // Once for each day: what is moved later does not take the page along.
    if (box !== null) box.scrollTop = (first / 1440) * (box.firstElementChild?.scrollHeight ?? 0);
    // oxlint-disable-next-line react/exhaustive-deps -- where a day begins is looked at when it is opened
  }, [day]);
  return (
    <div className={styles.view}>
      <div className={styles.above}>
        {quarter !== undefined && (
          <p className={styles.moon}>
            <Moon day={day} />
            <span aria-hidden>{quarter}</span>
          </p>
        )}
        {above.map((each) => (
          <div key={each.key} className={styles.whole}>
            <MovableChip
              shown={each}
              look="block"
              today={today}
              selected={each.key === selected}
              onOpen={onOpen}
              moving={moving}
            />
          </div>
        ))}
        {due.map((task) => (
          <div key={task.id} className={styles.whole}>
            <TaskChip task={task} />
          </div>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be scrolled by keys too */}
      <div ref={scroller} role="group" aria-label="The hours" tabIndex={0} className={styles.scroll}>
        <div className={styles.hours} data-day={day}>
          {hours.map((hour) => (
            <div key={hour} className={styles.hour}>
              <span className={styles.label}>{hour}:00</span>
            </div>
          ))}
          <div className={styles.blocks}>
            {day === today && <NowLine />}
            {placed.map((each) => (
              <HourBlock
                key={each.shown.key}
                placed={each}
                today={today}
                selected={each.shown.key === selected}
                onOpen={onOpen}
                moving={moving}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
