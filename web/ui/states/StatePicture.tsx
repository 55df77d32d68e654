import type { ReactNode } from 'react';
import { House } from '../scenery/House.tsx';
import styles from './StatePicture.module.css';

export interface StatePictureProps {
  /** How many windows are lit: one when a list is still empty, none when something failed. */
  home: number;
  title: string;
  /** Two lines at most. */
  children: ReactNode;
  /** One filled button, and perhaps a bare second. */
  actions?: ReactNode;
  /** Between the words and the actions: what was kept, for one. */
  more?: ReactNode;
  role?: 'alert';
}

/** Empty and error share one picture: the house on its hill, under an open sky. */
export function StatePicture({ home, title, children, actions, more, role }: StatePictureProps) {
  return (
    <section className={styles.state} role={role}>
      <div className={styles.sky}>
        <House home={home} className={styles.house} />
      </div>
      <svg className={styles.brow} viewBox="0 0 400 12" preserveAspectRatio="none" aria-hidden>
        <path d="M0 12V9C60 3 130 1 200 1s150 4 200 0V12Z" />
      </svg>
      <div className={styles.hill}>
        <h2>{title}</h2>
        <p className={styles.words}>{children}</p>
        {more}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
