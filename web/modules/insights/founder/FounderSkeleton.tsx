import { Bone, Skeleton, SkeletonRows } from '../../../ui/index.ts';
import styles from './FounderScreen.module.css';
import skeleton from './FounderSkeleton.module.css';

/** The boxes of the real page: four figures, the table, five people. */
export function FounderSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Skeleton label="Loading the dashboard">
          <div className={skeleton.tiles}>
            {[1, 2, 3, 4].map((each) => (
              <Bone key={each} className={skeleton.tile} />
            ))}
          </div>
          <Bone as="title" width="40%" />
          <Bone className={skeleton.table} />
        </Skeleton>
      </div>
      <div className={styles.side}>
        <SkeletonRows label="Loading who could sit here" rows={5} />
      </div>
    </div>
  );
}
