import type { ReactNode } from 'react';
import styles from './DetailSection.module.css';

/** One part of a task's whole, under its quiet heading. */
export function DetailSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </section>
  );
}
