import { useState } from 'react';
import { Button, Empty, ErrorState, More, SkeletonRows } from '../../ui/index.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { useInvitations } from './super.data.ts';
import styles from './Super.module.css';

/** All invitations of the house: those that still open, and behind a word those that do not. */
export function InvitationList() {
  const { data, isError, isFetching, refetch } = useInvitations('open');
  const [all, setAll] = useState(false);
  const [first] = data?.pages ?? [];
  if (first === undefined) {
    if (!isError) return <SkeletonRows label="The invitations are coming" rows={5} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The invitations could not be read. They are all still there.
      </ErrorState>
    );
  }
  const { uses_left, over } = first;
  return (
    <section className={styles.list} aria-label="Invitations">
      <header className={styles.head}>
        <h2 className={styles.heading}>Open invitations</h2>
        <span className={styles.quiet}>{uses_left === 1 ? '1 chair kept' : `${uses_left} chairs kept`}</span>
      </header>
      {first.invite_codes.length === 0 ? (
        <Empty title="No chair is kept just now">
          Whoever is invited gets a code. Make the first one here, and it stands in this list.
        </Empty>
      ) : (
        <Pages state="open" />
      )}
      {over > 0 && (
        <p className={styles.over}>
          <span>{over} spent, expired or taken back</span>
          <Button kind="bare" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Put them away' : 'See them'}
          </Button>
        </p>
      )}
      {all && <Pages state="over" />}
    </section>
  );
}

function Pages({ state }: { state: 'open' | 'over' }) {
  const { data, isError, ...pages } = useInvitations(state);
  const [chosen, setChosen] = useState<string>();
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="The invitations are coming" rows={2} />;
    return (
      <ErrorState onRetry={() => void pages.refetch()} retrying={pages.isFetching}>
        These could not be read. They are all still there.
      </ErrorState>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {data.pages
          .flatMap(({ invite_codes }) => invite_codes)
          .map((each) => (
            <InvitationRow
              key={each.id}
              invitation={each}
              open={chosen === each.id}
              onToggle={() => setChosen(chosen === each.id ? undefined : each.id)}
            />
          ))}
      </ul>
      <More
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  );
}
