import { cx } from '../../../ui/index.ts';
import { join } from '../landing-texts.ts';
import styles from './JoinLink.module.css';
import { Brush } from './InkDrawings.tsx';

/** The first way in: a broad stroke of ink. */
export function JoinLink({ className }: { className?: string | undefined }) {
  return (
    <a className={cx(styles.join, className)} href={join.href}>
      <Brush className={styles.brush} />
      {join.words}
    </a>
  );
}
