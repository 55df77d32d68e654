import { statuses, type Status } from '@kinsong/contract/tasks/task.ts';
import { Choice } from '../../../ui/index.ts';
import { statusMarks } from '../status-marks.ts';
import styles from './TaskForm.module.css';

const options = statuses.map((value) => ({
  value,
  label: statusMarks[value].word,
  icon: statusMarks[value].icon,
}));

/** Where it is now, as any of four. */
export function StatusField({ value, onChange }: { value: Status; onChange: (status: Status) => void }) {
  return (
    <div className={styles.part}>
      <p aria-hidden className={styles.label}>
        Where is it now?
      </p>
      <Choice
        label="Where is it now?"
        look="apart"
        options={options}
        value={value}
        onChange={onChange}
        className={styles.choice}
      />
    </div>
  );
}
