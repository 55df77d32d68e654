import { useState } from 'react';
import { Button, Empty, ErrorState, LoadMore, SkeletonRows } from '../../../ui/index.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { useInvitations } from './invitations.data.ts';
import styles from './Invitations.module.css';
import type { Whose } from './requests.data.ts';

/** Invitations that still open, wherever they lead; and behind a word those that do not. */
export function Invitations({ whose }: { whose: Whose }) {
  const { data, isError, isFetching, refetch } = useInvitations(whose, 'open');
  const [all, setAll] = useState(false);
  const [first] = data?.pages ?? [];
  if (first === undefined) {
    if (!isError) return <SkeletonRows label="Loading the invitations" rows={whose === 'own' ? 2 : 5} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The invitations did not load. They are all still there.
      </ErrorState>
    );
  }
  const { uses_left, over } = first;
  return (
    <div className={styles.list}>
      {first.invite_codes.length === 0 ? (
        <None whose={whose} />
      ) : (
        <>
          <p className={styles.quiet}>
            {uses_left === 1 ? '1 person can still come in' : `${uses_left} people can still come in`}
          </p>
          <Pages whose={whose} state="open" />
        </>
      )}
      {over > 0 && (
        <p className={styles.over}>
          <span>{over} no longer open</span>
          <Button kind="bare" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Hide them' : 'See them'}
          </Button>
        </p>
      )}
      {all && <Pages whose={whose} state="over" />}
    </div>
  );
}

function None({ whose }: { whose: Whose }) {
  if (whose === 'own')
    return <p className={styles.quiet}>None is open. You can invite people from any salon of yours.</p>;
  return <Empty title="No invitation is open">Make one, and its code is listed here until it is used.</Empty>;
}

function Pages({ whose, state }: { whose: Whose; state: 'open' | 'over' }) {
  const { data, isError, ...pages } = useInvitations(whose, state);
  const [chosen, setChosen] = useState<string>();
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="Loading the invitations" rows={2} />;
    return (
      <ErrorState onRetry={() => void pages.refetch()} retrying={pages.isFetching}>
        These did not load. They are all still there.
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
      <LoadMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  );
}
