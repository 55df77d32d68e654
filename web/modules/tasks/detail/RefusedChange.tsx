import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/index.ts';
import styles from './RefusedChange.module.css';

export interface RefusedChangeProps {
  why: string;
  /** What is at stake, where it stands nowhere else. */
  words?: string | undefined;
  /** What can become of it. */
  children: ReactNode;
}

/** What the house would not do, and why. It waits here until a person says what becomes of it. */
export function RefusedChange({ why, words, children }: RefusedChangeProps) {
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.why}>
        <Icon of={CircleAlert} size="s" />
        {why}
      </p>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
