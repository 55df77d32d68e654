import { cx } from '../../../ui/index.ts';
import styles from './TallyBar.module.css';

export interface Part {
  readonly key: string;
  /** A class that says its colour. */
  readonly tone: string;
  readonly n: number;
  readonly word: string;
}

/** How it stood: one bar of all voices, and below it each part in a number and a word. */
export function TallyBar({ parts, end }: { parts: readonly Part[]; end?: string }) {
  return (
    <div className={styles.tally}>
      <div aria-hidden className={styles.bar}>
        {parts.map(({ key, tone, n }) => n > 0 && <i key={key} className={tone} style={{ flexGrow: n }} />)}
      </div>
      <p className={styles.words}>
        {parts.map(({ key, tone, n, word }) => (
          <span key={key} className={cx(styles.part, tone)}>
            <strong>{n}</strong> {word}
          </span>
        ))}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </p>
    </div>
  );
}
