import type { Task } from '@kinsong/contract/tasks/task.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { cx, Icon } from '../../../ui/index.ts';
import { dueOf } from '../due-date.ts';
import styles from './DueLabel.module.css';

export interface DueLabelProps {
  due: Task['due_date'];
  time: Task['due_time'];
  today: string;
  /** The day as well as how far it is. */
  whole?: boolean;
}

/** When it is due: an icon, words, and a colour that says the same once more. */
export function DueLabel({ due, time, today, whole = false }: DueLabelProps) {
  const { tone, words, whole: all } = dueOf(due, today, time);
  return (
    <span className={cx(styles.due, styles[tone])}>
      <Icon of={tone === 'late' ? CircleAlert : Clock} size="s" />
      {whole ? all : words}
    </span>
  );
}
