import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import type { ReactNode } from 'react';
import { Empty, ErrorState, Screen, SkeletonRows } from '../../ui/index.ts';
import styles from './GuidePage.module.css';

export interface GuidePageProps {
  title: string;
  /** Undefined while it is on its way. What is there already stays, also when it could not be read anew. */
  children: ReactNode;
  /** Why it could not be read. */
  error: unknown;
  onRetry: () => void;
  back?: { href: string; label: string };
}

const toChat = { href: '/mairy', label: 'Back to the talk' };

/** A page of the guide's: one quiet column, and a way back to the talk. */
export function GuidePage({ title, children, error, onRetry, back = toChat }: GuidePageProps) {
  return (
    <Screen area="guild" title={title} back={back}>
      {children === undefined && error ? (
        <NotRead error={error} onRetry={onRetry} />
      ) : (
        <div className={styles.column}>
          {children ?? <SkeletonRows label={`Opening ${title}`} rows={4} />}
        </div>
      )}
    </Screen>
  );
}

function NotRead({ error, onRetry }: Pick<GuidePageProps, 'error' | 'onRetry'>) {
  // What is not there, or not for these eyes, is no matter of trying again.
  if (error instanceof WordedRefusal && error.code === 'found.not')
    return <Empty title="There is nothing here">{error.message}</Empty>;
  return (
    <ErrorState onRetry={onRetry}>
      This page did not load. Often it is the connection. Nothing was changed.
    </ErrorState>
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
