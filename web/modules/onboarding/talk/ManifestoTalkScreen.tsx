import '../../../ui/tokens.slips.css';
import { failureOf } from '../../../platform/api/failure.ts';
import { ErrorState, Stage } from '../../../ui/index.ts';
import { useManifestoTalk } from './talk.data.ts';
import { TalkPage } from './TalkPage.tsx';
import { TalkSkeleton } from './TalkSkeleton.tsx';
import styles from './TalkPage.module.css';

/** A talk with Mairy of which a manifesto comes: her questions, one's answers, and the slips they fill. */
export function ManifestoTalkScreen() {
  const { data, error, refetch, isFetching } = useManifestoTalk();
  return (
    <Stage area="guild" className={styles.stage}>
      {data === undefined ? (
        <>
          <h1 className={styles.title}>Your manifesto</h1>
          {error === null ? (
            <TalkSkeleton />
          ) : (
            <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
              {failureOf(error).title} What you have said so far is kept in the house.
            </ErrorState>
          )}
        </>
      ) : (
        <TalkPage talk={data} />
      )}
    </Stage>
  );
}
