import { Bone, Skeleton } from '../../../ui/index.ts';
import styles from './TalkPage.module.css';

export function TalkSkeleton() {
  return (
    <Skeleton label="The talk is on its way">
      <div className={styles.coming}>
        <Bone as="bar" />
        <Bone as="title" width="30%" />
        <Bone />
        <Bone width="80%" />
        <Bone as="button" width="60%" />
      </div>
    </Skeleton>
  );
}
