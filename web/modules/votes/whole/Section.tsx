import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

/** One part of a vote's whole, under its quiet heading. */
export function Section({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      {children}
    </section>
  );
}
