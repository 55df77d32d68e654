import { Bone, Loading, Skeleton } from '../../../ui/index.ts';
import styles from './HubSkeleton.module.css';

const names = ['62%', '38%', '54%'] as const;

/** The cards' boxes while the cards are on their way: as many as leave a phone room for the word below them. */
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
                <div className={styles.row}>
                  <Bone width="44%" />
                  <Bone as="face" />
                </div>
              </div>
              <div className={styles.wide}>
                <Bone as="bar" className={styles.bar} />
                <Bone className={styles.percent} />
              </div>
              <Bone className={styles.last} width="38%" />
            </div>
          ))}
        </div>
      </Skeleton>
      <Loading label="Loading Project Salons..." />
    </div>
  );
}
