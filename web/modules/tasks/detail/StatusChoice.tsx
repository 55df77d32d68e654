import { statuses, type Task } from '@kinsong/contract/tasks/task.ts';
import { Choice } from '../../../ui/index.ts';
import { statusMarks } from '../status-marks.ts';
import { change, tick } from '../tasks.actions.ts';
import { DetailSection } from './DetailSection.tsx';
import styles from './StatusChoice.module.css';

const options = statuses.map((value) => ({
  value,
  label: statusMarks[value].word,
  icon: statusMarks[value].icon,
}));

/** Where a task is now, as one of four. Nothing has to be dragged anywhere. */
export function StatusChoice({ task }: { task: Task }) {
  return (
    <DetailSection label="How far is it?">
      <Choice
        label="How far is it?"
        look="apart"
        options={options}
        value={task.status}
        onChange={(status) => void (status === 'completed' ? tick(task) : change(task, { status }))}
        className={styles.choice}
      />
    </DetailSection>
  );
}
