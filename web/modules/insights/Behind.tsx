import type { ReactNode } from 'react';
import styles from './Behind.module.css';

/** What stands behind a figure or a picture: shut at first, open on paper. */
export function Behind({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.behind}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
