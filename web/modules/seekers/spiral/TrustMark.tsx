import { cx } from '../../../ui/index.ts';
import { bandPath, small, spiralEnd } from './spiral.path.ts';
import styles from './TrustMark.module.css';

/** The spiral as an icon of 28 to 40 px: how full it is. The words beside it carry the number. */
export function TrustMark({ score, className }: { score: number; className?: string | undefined }) {
  const end = Math.min(Math.max(score, 0), spiralEnd);
  return (
    <svg className={cx(styles.mark, className)} viewBox="-140 -140 280 280" aria-hidden>
      <path className={styles.empty} d={bandPath(small, 0, spiralEnd)} />
      <path className={styles.full} d={bandPath(small, 0, end)} />
    </svg>
  );
}
