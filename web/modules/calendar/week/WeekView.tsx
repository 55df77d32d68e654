import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { useMemo, type ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import type { ViewProps } from '../board/view-props.ts';
import { MovableChip } from '../drag/MovableChip.tsx';
import { TaskChip } from '../marks/TaskChip.tsx';
import { tasksOn } from '../marks/tasks-on.ts';
import { mondayOf } from '../time-words.ts';
import { DayHead } from './DayHead.tsx';
import { MoreButton } from './MoreButton.tsx';
import { bands, planWeek, type Band, type PlannedDay } from './week-plan.ts';
import styles from './WeekView.module.css';

/** A week from Monday to Sunday: three bands a day, today in the light of the lamp. */
export function WeekView(props: ViewProps) {
  const { day, today, shown, tasks, selectedDay, onDay } = props;
  const monday = mondayOf(day);
  const plan = useMemo(() => planWeek(monday, shown), [monday, shown]);
  const due = plan.map((each) => tasksOn(tasks, each.day));
  const hasAbove = plan.some(({ above }) => above.length > 0) || due.some((each) => each.length > 0);
  const lamp = plan.findIndex((each) => each.day === today);
  return (
    <div className={styles.scroll}>
      <div className={styles.week}>
        {lamp !== -1 && <i className={cx(styles.lamp, styles[`day${lamp}`])} />}
        <span className={styles.corner} />
        {plan.map((each) => (
          <DayHead
            key={each.day}
            day={each.day}
            today={today}
            selected={each.day === selectedDay}
            onOpen={() => onDay(each.day)}
          />
        ))}
        {hasAbove && (
          <>
            <Line label="All day" />
            {plan.map((each, at) => (
              <Cell key={each.day} day={each.day} dragOver={props.moving.over} small>
                <Chips shown={each.above} props={props} />
                {(due[at] ?? []).slice(0, 2).map((task) => (
                  <TaskChip key={task.id} task={task} />
                ))}
              </Cell>
            ))}
          </>
        )}
        {bands.map((band) => (
          <BandRow key={band} band={band} plan={plan} props={props} />
        ))}
        <span className={styles.corner} />
        {plan.map((each, at) => {
          const more = each.more + Math.max(0, (due[at]?.length ?? 0) - 2);
          return (
            <div key={each.day} className={styles.more}>
              {more > 0 && <MoreButton count={more} day={each.day} onOpen={() => onDay(each.day)} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function BandRow({ band, plan, props }: { band: Band; plan: readonly PlannedDay[]; props: ViewProps }) {
  return (
    <>
      <Line label={band} />
      {plan.map((each) => (
        <Cell key={each.day} day={each.day} dragOver={props.moving.over}>
          <Chips shown={each.inBand[band]} props={props} />
        </Cell>
      ))}
    </>
  );
}

function Line({ label }: { label: string }) {
  return (
    <>
      <i className={styles.line} />
      <span className={styles.band}>{label}</span>
    </>
  );
}

interface CellProps {
  day: DayText;
  dragOver: DayText | undefined;
  small?: boolean;
  children: ReactNode;
}

function Cell({ day, dragOver, small, children }: CellProps) {
  return (
    <div data-day={day} className={cx(styles.cell, small && styles.small, dragOver === day && styles.over)}>
      {children}
    </div>
  );
}

function Chips({ shown, props }: { shown: PlannedDay['first']; props: ViewProps }) {
  const { selected, today, onOpen, moving } = props;
  return shown.map((each) => (
    <MovableChip
      key={each.key}
      shown={each}
      look="block"
      today={today}
      selected={each.key === selected}
      onOpen={onOpen}
      moving={moving}
    />
  ));
}
