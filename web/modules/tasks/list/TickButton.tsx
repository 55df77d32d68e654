import type { Task } from '@kinsong/contract/tasks/task.ts';
import Check from 'lucide-react/icons/check';
import { cx, Icon } from '../../../ui/index.ts';
import { statusMarks } from '../status-marks.ts';
import styles from './TickButton.module.css';

export interface TickButtonProps {
  task: Task;
  /** Ticked a moment ago: a bright ring. */
  fresh?: boolean;
  /** Not mine to tick: the mark says how it stands, and that is all. */
  enabled: boolean;
  onTick: (task: Task) => void;
}

/** How a task stands, as a shape; pressing it says that it is done, or takes it up again. */
export function TickButton({ task, fresh = false, enabled, onTick }: TickButtonProps) {
  const isDone = task.status === 'completed';
  const { icon, word } = statusMarks[task.status];
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      aria-label={isDone || task.status === 'pending' ? task.text : `${task.text}, ${word.toLowerCase()}`}
      aria-disabled={!enabled || undefined}
      className={cx(styles.tick, styles[task.status], fresh && styles.fresh)}
      onClick={() => enabled && onTick(task)}
    >
      <Icon of={isDone ? Check : icon} />
    </button>
  );
}
