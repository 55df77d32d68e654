import type { ReactNode } from 'react';
import styles from './KitPage.module.css';

export function Samples({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

export interface SampleProps {
  name: string;
  flow?: 'row' | 'columns' | 'tall';
  children: ReactNode;
}

export function Sample({ name, flow = 'row', children }: SampleProps) {
  return (
    <section className={styles.sample}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles[flow]}>{children}</div>
    </section>
  );
}
