import type { ReactNode } from 'react';
import styles from './DetailPart.module.css';

/** One part of an event’s whole, under its quiet heading. */
export function DetailPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </section>
  );
}
