import type { ReactNode } from 'react';
import { Card } from '../../ui/index.ts';
import styles from './Account.module.css';

/** One matter of the account: its name, a line about it, and what can be done. */
export function AccountSection({
  title,
  words,
  children,
}: {
  title: string;
  words?: string;
  children: ReactNode;
}) {
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {words !== undefined && <p className={styles.quiet}>{words}</p>}
      {children}
    </Card>
  );
}

/** What is shown while it is on its way, and when it did not come. */
export function NotHere({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) return <p className={styles.quiet}>On its way…</p>;
  return (
    <p role="alert" className={styles.quiet}>
      This did not load. Nothing was changed.{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
