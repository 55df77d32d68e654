import CircleAlert from 'lucide-react/icons/circle-alert';
import MailX from 'lucide-react/icons/mail-x';
import Send from 'lucide-react/icons/send';
import Wrench from 'lucide-react/icons/wrench';
import type { FailedWork as Failed } from '@kinsong/contract/super/failed-work.ts';
import { Button, Card, dayWithin, ErrorState, Icon } from '../../../ui/index.ts';
import { useFailed, useRetry } from './house.data.ts';
import { titleOfFailed } from './failed-in-words.ts';
import styles from './FailedWork.module.css';

/** What failed is the only lit card here: to whom a letter goes, why it did not, and Retry. Nothing is lost. */
export function FailedWork() {
  const { data, isError, isFetching, refetch } = useFailed();
  const retry = useRetry();
  if (data === undefined) {
    if (!isError) return null;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        Whether something failed could not be read just now.
      </ErrorState>
    );
  }
  const { failed } = data;
  if (failed.length === 0) return null;
  const busy = (ids: readonly string[]): boolean =>
    retry.isPending && ids.every((id) => retry.variables.includes(id));
  const all = failed.map(({ id }) => id);
  return (
    <Card look="lit" className={styles.card}>
      <header>
        <h2 className={styles.heading}>{titleOfFailed(failed)}</h2>
        <p className={styles.quiet}>Nothing is lost: they wait here.</p>
      </header>
      <ul className={styles.rows}>
        {failed.map((each) => (
          <li key={each.id} className={styles.row}>
            <Icon of={each.kind === 'letter' ? MailX : Wrench} />
            <Words of={each} />
            <Button
              aria-label={`Retry ${each.what}`}
              busy={busy([each.id]) && all.length > 1}
              onClick={() => retry.mutate([each.id])}
            >
              Retry
            </Button>
          </li>
        ))}
      </ul>
      {failed.length > 1 && (
        <Button kind="primary" size="l" wide icon={Send} busy={busy(all)} onClick={() => retry.mutate(all)}>
          Retry all {failed.length}
        </Button>
      )}
    </Card>
  );
}

function Words({ of: { what, reason, since, tries, state } }: { of: Failed }) {
  const tried = tries === 1 ? 'one try' : `${tries} tries`;
  return (
    <div className={styles.words}>
      <b>{what || 'A letter nobody can open any more'}</b>
      <p className={styles.reason}>
        <Icon of={CircleAlert} size="s" />
        <span>
          {reason || 'no reason was told'}, {tried} since {dayWithin(new Date(since))}
        </span>
      </p>
      {state === 'lost' && <p>The house has given up on it.</p>}
    </div>
  );
}
