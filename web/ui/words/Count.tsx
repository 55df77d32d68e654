import { cx } from '../cx.ts';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import styles from './Count.module.css';

export interface CountProps {
  count: number;
  /** What is counted, for those who listen. */
  words?: string;
  /** One is named oneself in some of it. */
  named?: boolean;
}

/** A small number at a tab or a row. */
export function Count({ count, words, named = false }: CountProps) {
  if (count <= 0) return null;
  return (
    <span className={cx(styles.count, named && styles.named)}>
      {named && <span aria-hidden>@</span>}
      {count > 99 ? '99+' : count}
      {words && (
        <VisuallyHidden>
          {' '}
          {words}
          {named && ', somebody named you'}
        </VisuallyHidden>
      )}
    </span>
  );
}
