import { statuses, type Status } from '@kinsong/contract/tasks/task.ts';
import { Icon } from '../../../ui/index.ts';
import { statusMarks } from '../status-marks.ts';
import styles from './StatusTabs.module.css';

export interface StatusTabsProps {
  chosen: Status;
  counts: Readonly<Record<Status, number>>;
  onChoose: (status: Status) => void;
}

/** On a phone one column at a time: which, and how many are in each. */
export function StatusTabs({ chosen, counts, onChoose }: StatusTabsProps) {
  return (
    <div role="group" aria-label="Status" className={styles.tabs}>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === chosen}
          className={styles.tab}
          onClick={() => onChoose(status)}
        >
          <span className={styles.count} data-status={status}>
            <Icon of={statusMarks[status].icon} />
            {counts[status]}
          </span>
          {statusMarks[status].word}
        </button>
      ))}
    </div>
  );
}
