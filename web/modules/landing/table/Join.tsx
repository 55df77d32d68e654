import { cx } from '../../../ui/index.ts';
import { join } from '../words.ts';
import styles from './Join.module.css';
import { Brush } from './Paperwork.tsx';

/** The first way in: a broad stroke of ink. */
export function Join({ className }: { className?: string | undefined }) {
  return (
    <a className={cx(styles.join, className)} href={join.href}>
      <Brush className={styles.brush} />
      {join.words}
    </a>
  );
}
