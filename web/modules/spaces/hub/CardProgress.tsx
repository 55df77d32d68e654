import type { Vitals } from '@kinsong/contract/spaces/vitals.ts';
import { ProgressBar } from '../../../ui/index.ts';
import styles from './CardProgress.module.css';

/** How much of what there is to do is done; a salon with nothing to do says so. */
export function CardProgress({ vitals, progress }: { vitals: Vitals; progress: number | null }) {
  const { open_tasks: open, done_tasks: done } = vitals;
  return (
    <div className={styles.progress}>
      <ProgressBar label="Progress" value={progress ?? 0} />
      {progress === null ? (
        <span className={styles.of}>nothing to do yet</span>
      ) : (
        <>
          <b className={styles.percent}>{progress}%</b>
          <span className={styles.of}>
            {done} of {open + done}
          </span>
        </>
      )}
    </div>
  );
}
