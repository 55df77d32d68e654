import { Bone, Loading, Skeleton } from '../../../ui/index.ts';
import styles from './HubSkeleton.module.css';

const names = ['62%', '38%', '54%', '46%'] as const;

/** The cards' boxes while the cards are on their way. */
export function HubSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton label="Loading Project Salons...">
        <div className={styles.cards}>
          {names.map((width) => (
            <div key={width} className={styles.card}>
              <Bone as="thumb" />
              <div className={styles.words}>
                <Bone as="title" width={width} />
                <Bone width="44%" />
              </div>
              <Bone className={styles.last} width="70%" />
            </div>
          ))}
        </div>
      </Skeleton>
      <Loading label="Loading Project Salons..." />
    </div>
  );
}
