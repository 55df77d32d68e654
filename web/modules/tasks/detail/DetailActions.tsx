import { Button, cx } from '../../../ui/index.ts';
import { taskActions, type OnTask } from '../tasks.actions.ts';
import styles from './DetailActions.module.css';

/** What can be done with a task: the first of it filled, Delete apart from the rest. */
export function DetailActions({ on }: { on: OnTask }) {
  const possible = taskActions.filter((action) => action.enabled(on));
  return (
    <div className={styles.actions}>
      {possible.map(({ key, label, icon, danger = false, perform }, at) => (
        <Button
          key={key}
          icon={icon}
          kind={danger ? 'bare' : at === 0 ? 'thread' : 'secondary'}
          className={cx(danger && styles.apart)}
          onClick={() => void perform(on)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
