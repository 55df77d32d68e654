import type { ReactNode } from 'react';
import { ErrorState, Screen, SkeletonRows } from '../../ui/index.ts';
import styles from './Page.module.css';

export interface PageProps {
  title: string;
  /** Undefined while it is on its way. */
  children: ReactNode;
  failed?: boolean;
  onRetry?: () => void;
  back?: { href: string; label: string };
}

const toChat = { href: '/mairy', label: 'Back to the talk' };

/** A page of the guide's: one quiet column, and a way back to the talk. */
export function Page({ title, children, failed, onRetry, back = toChat }: PageProps) {
  return (
    <Screen area="guild" title={title} back={back}>
      <div className={styles.column}>
        {failed && (
          <ErrorState onRetry={onRetry}>
            This page could not be read. Often it is the connection; nothing was changed.
          </ErrorState>
        )}
        {!failed && (children ?? <SkeletonRows label={`Opening ${title}`} rows={4} />)}
      </div>
    </Screen>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
