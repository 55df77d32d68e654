import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/index.ts';
import styles from './ArchivedSalons.module.css';

/** Those that are closed stand apart, folded until one looks for them. */
export function ArchivedSalons({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className={styles.archived}>
      <summary className={styles.heading}>
        <Icon of={ChevronRight} size="s" className={styles.mark} />
        Archived ({count})
      </summary>
      {children}
    </details>
  );
}
