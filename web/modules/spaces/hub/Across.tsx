import type { ReactNode } from 'react';
import { useMedia } from '../../../ui/index.ts';
import { PeopleAtHome } from '../PeopleAtHome.tsx';
import styles from './Across.module.css';

/** What is shown of all salons at once; on a wide screen the house stands in the corner beside it. */
export function Across({ children }: { children: ReactNode }) {
  const hasCorner = useMedia('(width >= 72rem)');
  return (
    <div className={styles.across}>
      <div className={styles.rows}>{children}</div>
      {hasCorner && <PeopleAtHome />}
    </div>
  );
}
