import Sunrise from 'lucide-react/icons/sunrise';
import { failureOf } from '../../../platform/api/failure.ts';
import {
  Avatar,
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  FormErrors,
  Icon,
  Screen,
  SkeletonRows,
} from '../../../ui/index.ts';
import { useElevation, useElevationAnswer } from './elevation.data.ts';
import styles from './ElevationScreen.module.css';

/** A founder offers to raise one. One's own yes raises, one's no leaves everything as it is. */
export function ElevationScreen({ screen }: { screen: { readonly title: string } }) {
  const { data, isError, isFetching, refetch } = useElevation();
  return (
    <Screen area="insight" title={screen.title}>
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            This did not load just now. Nothing was answered for you.
          </ErrorState>
        ) : (
          <SkeletonRows label="Loading the offer" rows={2} />
        )
      ) : data.offer !== null ? (
        <Offer by={data.offer.by} url={data.offer.by_avatar_url} />
      ) : (
        <Empty
          title={
            data.level === 'elevated' || data.level === 'cosmic'
              ? 'You are elevated'
              : 'No offer waits for you'
          }
          actions={
            <ButtonLink kind="thread" size="l" href="/trust">
              See your trust
            </ButtonLink>
          }
        >
          Founders offer this level to those whose trust is above 150. It is never taken back.
        </Empty>
      )}
    </Screen>
  );
}

function Offer({ by, url }: { by: string; url: string }) {
  const answering = useElevationAnswer();
  const failure = answering.error ? failureOf(answering.error) : undefined;
  const busy = (answer: 'yes' | 'no') => answering.isPending && answering.variables === answer;
  return (
    <section className={styles.offer} aria-label="The offer">
      {failure && <FormErrors title={failure.title}>{failure.description ?? 'Answer once more.'}</FormErrors>}
      <header className={styles.head}>
        <Avatar name={by} url={url} size="xl" named />
        <h2 className={styles.title}>{by} offers you the level “elevated”</h2>
      </header>
      <p className={styles.words}>
        It says that people here trust you, and it opens retreats that are kept for few. It asks nothing of
        you. What you answer is seen by the founders; a no is left in peace for ninety days.
      </p>
      <div className={styles.ways}>
        <Button
          kind="primary"
          size="l"
          icon={Sunrise}
          busy={busy('yes')}
          onClick={() => answering.mutate('yes')}
        >
          Yes, raise me
        </Button>
        <Button size="l" busy={busy('no')} onClick={() => answering.mutate('no')}>
          No, leave it as it is
        </Button>
      </div>
      <p className={styles.quiet}>
        <Icon of={Sunrise} size="s" /> Nothing changes before you answer.
      </p>
    </section>
  );
}
