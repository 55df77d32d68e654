import type { MadeInvitation } from '@kinsong/contract/identity/invitations.ts';
import { useState } from 'react';
import { Button, Empty, ErrorState, SkeletonRows } from '../../ui/index.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { useInvitations } from './super.data.ts';
import styles from './Super.module.css';

const isOpen = (each: MadeInvitation): boolean => each.is_active && each.current_uses < each.max_uses;

/** All invitations of the house: those that still open, and behind a word those that do not. */
export function InvitationList() {
  const { data, isError, isFetching, refetch } = useInvitations();
  const [chosen, setChosen] = useState<string>();
  const [all, setAll] = useState(false);
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="The invitations are coming" rows={5} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The invitations could not be read. They are all still there.
      </ErrorState>
    );
  }
  const open = data.filter(isOpen);
  const over = data.filter((each) => !isOpen(each));
  const chairs = open.reduce((sum, each) => sum + each.max_uses - each.current_uses, 0);
  const row = (each: MadeInvitation) => (
    <InvitationRow
      key={each.id}
      invitation={each}
      open={chosen === each.id}
      onToggle={() => setChosen(chosen === each.id ? undefined : each.id)}
    />
  );
  return (
    <section className={styles.list} aria-label="Invitations">
      <header className={styles.head}>
        <h2 className={styles.heading}>Open invitations</h2>
        <span className={styles.quiet}>{chairs === 1 ? '1 chair kept' : `${chairs} chairs kept`}</span>
      </header>
      {open.length === 0 ? (
        <Empty title="No chair is kept just now">
          Whoever is invited gets a code. Make the first one here, and it stands in this list.
        </Empty>
      ) : (
        <ul className={styles.rows}>{open.map(row)}</ul>
      )}
      {over.length > 0 && (
        <p className={styles.over}>
          <span>{over.length} spent, expired or taken back</span>
          <Button kind="bare" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Put them away' : 'See them'}
          </Button>
        </p>
      )}
      {all && <ul className={styles.rows}>{over.map(row)}</ul>}
    </section>
  );
}
