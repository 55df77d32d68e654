import { Bone, Skeleton } from '../../../ui/index.ts';
import styles from './VotesSkeleton.module.css';

/** The boxes of the real cards: when it closes, what is asked, the ring with words beside it, the answers. */
export function VotesSkeleton() {
  return (
    <Skeleton label="Loading the votes">
      <div className={styles.cards}>
        {['68%', '54%'].map((width) => (
          <div key={width} className={styles.card}>
            <Bone width="44%" />
            <Bone as="title" width={width as `${number}%`} />
            <div className={styles.row}>
              <Bone as="face" className={styles.ring} />
              <div className={styles.words}>
                <Bone width="72%" />
                <Bone width="40%" />
                <Bone width="48%" />
              </div>
            </div>
            <Bone as="button" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
