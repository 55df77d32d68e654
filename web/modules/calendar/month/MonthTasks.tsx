import ListChecks from 'lucide-react/icons/list-checks';
import { Icon } from '../../../ui/index.ts';
import type { DueTask } from '../../tasks/index.ts';
import { taskAloud } from '../marks/tasks-on.ts';
import styles from './MonthTasks.module.css';

/** What is due, in lines as narrow as a month has them. */
export function MonthTasks({ tasks }: { tasks: readonly DueTask[] }) {
  return tasks.map((task) => (
    <a
      key={task.id}
      className={styles.task}
      href={`/salon/${task.space_id}?tab=todo&task=${task.id}`}
      aria-label={taskAloud(task)}
    >
      <Icon of={ListChecks} size="s" />
      <span className={styles.text}>{task.text}</span>
    </a>
  ));
}
