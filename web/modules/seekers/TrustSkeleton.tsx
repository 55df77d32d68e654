import { Bone, Skeleton } from '../../ui/index.ts';
import { bandPath, fieldBox, large, spiralEnd } from './spiral/spiral.path.ts';
import styles from './TrustScreen.module.css';

/** The empty spiral and the rows of the list, where they will be. */
export function TrustSkeleton() {
  return (
    <Skeleton label="Loading your trust">
      <div className={styles.page}>
        <div className={styles.picture}>
          <svg className={styles.ghost} viewBox={fieldBox}>
            <path d={bandPath(large, 0, spiralEnd)} />
          </svg>
          <Bone as="title" width="40%" />
          <Bone width="60%" />
        </div>
        <div className={styles.why}>
          {['62%', '48%', '70%', '55%'].map((width) => (
            <div key={width} className={styles.ghostRow}>
              <Bone as="title" width={width as '62%'} />
              <Bone width="30%" />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
