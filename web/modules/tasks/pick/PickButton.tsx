import type { Task } from '@kinsong/contract/tasks/task.ts';
import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import { Icon } from '../../../ui/index.ts';
import styles from '../list/TickButton.module.css';

/** Stands where the tick stands while several are chosen: square, so that nothing is ticked by mistake. */
export function PickButton({
  task,
  picked,
  onPick,
}: {
  task: Task;
  picked: boolean;
  onPick: (id: string) => void;
}) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={picked}
      aria-label={`Choose ${task.text}`}
      className={styles.tick}
      onClick={() => onPick(task.id)}
    >
      <Icon of={picked ? SquareCheck : Square} />
    </button>
  );
}
