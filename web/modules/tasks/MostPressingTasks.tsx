import { useToday } from '../../platform/today.ts';
import { tick } from './tasks.actions.ts';
import { DoneRow } from './done/DoneRow.tsx';
import { DueLabel } from './list/DueLabel.tsx';
import { TickButton } from './list/TickButton.tsx';
import { useMineState } from './my-tasks.data.ts';
import { mostPressing } from './task-order.ts';
import styles from './MostPressingTasks.module.css';
import { useMyTasks } from './tasks.hooks.ts';

const mostShown = 3;

/** What presses most of what one carries, three things at most, and the way to all of them. */
export function MostPressingTasks() {
  const state = useMineState();
  const today = useToday();
  const open = mostPressing(useMyTasks());
  if (open.length === 0) {
    const isKnown = state === 'live' || state === 'kept';
    return (
      <>
        <p className={styles.quiet}>
          {isKnown ? 'You have nothing to do just now.' : 'Looking for what you have to do.'}
        </p>
        <DoneRow />
      </>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {open.slice(0, mostShown).map(({ task }) => (
          <li key={task.id} className={styles.row}>
            <TickButton task={task} enabled onTick={(ticked) => void tick(ticked)} />
            <a className={styles.way} href={`/tasks?task=${task.id}`}>
              <span className={styles.title}>{task.text}</span>
              <DueLabel due={task.due_date} time={task.due_time} today={today} />
            </a>
          </li>
        ))}
      </ul>
      <DoneRow />
      {open.length > mostShown && (
        <a className={styles.all} href="/tasks">
          All {open.length}
        </a>
      )}
    </>
  );
}
