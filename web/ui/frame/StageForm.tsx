import type { ReactNode, SubmitEvent } from 'react';
import styles from './StageForm.module.css';

export interface StageFormProps {
  title: string;
  /** Below it, in the voice of the house. */
  line: string;
  /** Who or what it is about: at the left of a wide screen, first on a phone. */
  head: ReactNode;
  /** The two parts that are written and lit. */
  first: ReactNode;
  second: ReactNode;
  /** Below the head on a wide screen, last on a phone. */
  low: ReactNode;
  /** The one filled button, and what is quieter beside it: under the thumb on a phone. */
  foot: ReactNode;
  onSubmit: () => void;
}

/** A form that has the whole stage: three columns on a wide screen, one on a phone. */
export function StageForm({ title, line, head, first, second, low, foot, onSubmit }: StageFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <section className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line}>{line}</p>
        {head}
      </section>
      <div className={styles.first}>{first}</div>
      <div className={styles.second}>{second}</div>
      <div className={styles.low}>{low}</div>
      <div className={styles.foot}>{foot}</div>
    </form>
  );
}
