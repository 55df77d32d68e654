import { dayWithin, Empty, ErrorState, LoadMore, SkeletonRows } from '../../../ui/index.ts';
import { PlaceRequest } from './PlaceRequest.tsx';
import { useRequests, type Whose } from './requests.data.ts';
import styles from './PlaceRequests.module.css';

/** Who asked for a place, the longest waiting first; and, below, what was decided. */
export function PlaceRequests({ whose }: { whose: Whose }) {
  const { data, isError, isFetching, refetch, ...pages } = useRequests(whose, 'asking');
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="Loading who asked" rows={4} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The requests did not load. They are all still there.
      </ErrorState>
    );
  }
  const asking = data.pages.flatMap(({ entries }) => entries);
  return (
    <>
      {asking.length === 0 ? (
        <Nobody whose={whose} />
      ) : (
        <ul className={styles.rows}>
          {asking.map((entry) => (
            <PlaceRequest key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <LoadMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
      <Decided whose={whose} />
    </>
  );
}

function Nobody({ whose }: { whose: Whose }) {
  if (whose === 'house')
    return <Empty title="Nobody is waiting">Names left on the waitlist are listed here.</Empty>;
  return (
    <p className={styles.quiet}>
      Nobody is waiting for your yes. If you make a code from a word, whoever uses it asks you here first.
    </p>
  );
}

/** Few look for it, and what did not come of it is no trouble: the list above says so already. */
function Decided({ whose }: { whose: Whose }) {
  const { data, ...pages } = useRequests(whose, 'decided');
  const decided = data?.pages.flatMap(({ entries }) => entries) ?? [];
  if (decided.length === 0) return null;
  return (
    <>
      <h3 className={styles.quiet}>Decided</h3>
      <ul className={styles.rows}>
        {decided.map(({ id, name, status, decided_at }) => (
          <li key={id} className={styles.decided}>
            {name} {status === 'approved' ? 'was given a place' : 'was declined'}
            {decided_at !== null && `, ${dayWithin(new Date(decided_at))}`}
          </li>
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
