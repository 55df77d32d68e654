import { Bone, Skeleton, VisuallyHidden } from '../../../ui/index.ts';
import styles from './ManifestoSkeleton.module.css';

/** The form’s own columns, while what was written before is on its way. */
export function ManifestoSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <h1>Your Manifesto</h1>
      </VisuallyHidden>
      <Skeleton label="Your manifesto is on its way">
        <div className={styles.page}>
          <div className={styles.column}>
            <Bone as="title" width="70%" />
            <Bone as="face" className={styles.face} />
            <Bone as="thumb" className={styles.field} />
          </div>
          <Column />
          <Column />
        </div>
      </Skeleton>
    </>
  );
}

function Column() {
  return (
    <div className={styles.column}>
      <Bone as="face" className={styles.picture} />
      <Bone as="title" width="55%" />
      <Bone as="thumb" className={styles.say} />
      {['82%', '74%', '66%', '58%', '70%', '76%'].map((width) => (
        <Bone key={width} width={width as `${number}%`} />
      ))}
    </div>
  );
}
