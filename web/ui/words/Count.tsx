import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import styles from './Count.module.css';

/** A small number at a tab or a row; `words` says what is counted to those who listen. */
export function Count({ count, words }: { count: number; words?: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      {words && <VisuallyHidden> {words}</VisuallyHidden>}
    </span>
  );
}
