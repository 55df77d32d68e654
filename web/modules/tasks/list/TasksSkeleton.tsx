import { Bone, Skeleton } from '../../../ui/index.ts';
import styles from './TasksSkeleton.module.css';

const widths = ['62%', '78%', '54%', '70%', '46%', '66%'] as const;

/** The boxes of the real rows: a ring, a title, a day, and a face where there are several people. */
export function TasksSkeleton({ faces = false }: { faces?: boolean }) {
  return (
    <Skeleton label="Loading what is to be done">
      <div className={styles.rows}>
        {widths.map((width) => (
          <div key={width} className={styles.row}>
            <Bone as="face" className={styles.ring} />
            <div className={styles.words}>
              <Bone as="title" width={width} />
              <Bone width="28%" />
            </div>
            {faces && <Bone as="face" />}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
