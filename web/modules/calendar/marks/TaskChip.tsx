import ListChecks from 'lucide-react/icons/list-checks';
import SquareCheck from 'lucide-react/icons/square-check';
import { cx, Icon } from '../../../ui/index.ts';
import type { DueTask } from '../../tasks/index.ts';
import { taskAloud } from './tasks-on.ts';
import styles from './TaskChip.module.css';

/** A task on the day it is due: it leads to where it is done. */
export function TaskChip({ task }: { task: DueTask }) {
  const { id, space_id, text, time, done } = task;
  return (
    <a
      className={cx(styles.task, done && styles.done)}
      href={`/salon/${space_id}?tab=todo&task=${id}`}
      aria-label={taskAloud(task)}
    >
      <Icon of={done ? SquareCheck : ListChecks} size="s" />
      {time !== null && <time className={styles.time}>{time}</time>}
      <span className={styles.text}>{text}</span>
    </a>
  );
}
