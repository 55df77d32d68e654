import { Bone, Skeleton } from '../../../ui/index.ts';
import styles from './YouSkeleton.module.css';

/** The spiral, the name and the lists, where they will be. */
export function YouSkeleton() {
  return (
    <Skeleton label="Loading what the house knows of you">
      <div className={styles.page}>
        <div className={styles.picture}>
          <Bone className={styles.disc} />
          <Bone as="title" width="40%" />
        </div>
        <div className={styles.lines}>
          <Bone as="title" width="70%" />
          <Bone width="50%" />
          <Bone width="90%" />
          <Bone width="80%" />
          {['62%', '48%', '70%'].map((width) => (
            <div key={width} className={styles.lines}>
              <Bone as="title" width={width as '62%'} />
              <Bone width="30%" />
            </div>
          ))}
        </div>
        <div className={styles.lines}>
          <Bone as="title" width="40%" />
          <Bone as="bar" />
          <Bone className={styles.card} />
        </div>
      </div>
    </Skeleton>
  );
}
