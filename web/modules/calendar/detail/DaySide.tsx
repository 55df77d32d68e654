import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../ui/index.ts';
import type { DueTask } from '../../tasks/index.ts';
import { AgendaRow } from '../agenda/AgendaRow.tsx';
import { TaskChip } from '../marks/TaskChip.tsx';
import { tasksOn } from '../marks/tasks-on.ts';
import { daysOf, type Shown } from '../shown.ts';
import { awayWords, dayOfMonthWords, inWords, numberOf, weekdayOf } from '../time-words.ts';
import styles from './DaySide.module.css';
import { Side } from './Side.tsx';

export interface DaySideProps {
  day: DayText | undefined;
  today: DayText;
  shown: readonly Shown[];
  tasks: readonly DueTask[];
  onOpen: (shown: Shown) => void;
  /** Absent where one may not. */
  onNew: ((day: DayText) => void) | undefined;
  onClose: () => void;
}

/** All of one day, in order. */
export function DaySide({ day, today, shown, tasks, onOpen, onNew, onClose }: DaySideProps) {
  const on = day === undefined ? [] : shown.filter((each) => daysOf(each).includes(day));
  const due = day === undefined ? [] : tasksOn(tasks, day);
  return (
    <Side
      open={day !== undefined}
      title={day === undefined ? 'Day' : dayOfMonthWords(day)}
      head={day !== undefined && <Head day={day} today={today} count={on.length + due.length} />}
      actions={
        day !== undefined &&
        onNew &&
        day >= today && (
          <Button icon={Plus} wide onClick={() => onNew(day)}>
            New event on {weekdayOf(day)}
          </Button>
        )
      }
      onClose={onClose}
    >
      {day !== undefined && (
        <ul className={styles.rows}>
          {on.map((each) => (
            <li key={each.key} className={styles.row}>
              <AgendaRow shown={each} day={day} today={today} selected={false} onOpen={onOpen} />
            </li>
          ))}
          {due.map((task) => (
            <li key={task.id} className={styles.row}>
              <TaskChip task={task} />
            </li>
          ))}
          {on.length + due.length === 0 && <li className={styles.nothing}>Nothing is planned.</li>}
        </ul>
      )}
    </Side>
  );
}

function Head({ day, today, count }: { day: DayText; today: DayText; count: number }) {
  const things = count === 0 ? 'nothing yet' : count === 1 ? 'one thing' : `${inWords(count)} things`;
  return (
    <div className={styles.head}>
      <b className={styles.number}>{numberOf(day)}</b>
      <div>
        <h2 className={styles.name}>{weekdayOf(day)}</h2>
        <p className={styles.quiet}>
          {things}, {awayWords(day, today)}
        </p>
      </div>
    </div>
  );
}
