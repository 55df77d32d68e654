import { ButtonLink, ErrorState, Empty, Skeleton } from '../../../ui/index.ts';
import type { Level } from '../kept-levels.ts';
import { levelWords } from '../node-words.ts';
import styles from './LevelStates.module.css';

/** The spiral as it will be, before anything of it has come. */
export function LevelSkeleton() {
  return (
    <Skeleton label="Opening the organiser">
      <div className={styles.skeleton} />
    </Skeleton>
  );
}

/** There is nothing to show, and the house did not answer. */
export function NoLevel({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry}>
      This level could not be loaded, and this browser keeps nothing of it. Often it is the connection.
    </ErrorState>
  );
}

/** It was closed, or one may not see it any more. */
export function LevelGone() {
  return (
    <Empty
      title="There is nothing here for you"
      actions={
        <ButtonLink kind="thread" size="l" href="/organiser">
          To the planet
        </ButtonLink>
      }
    >
      Either it is not there any more, or nobody has let you in.
    </Empty>
  );
}

/** What is said where a level is empty. */
export function emptyNote({ node, total, may_create: mayFound }: Level): string | undefined {
  if (total > 0) return undefined;
  const first = mayFound[0];
  if (first !== undefined)
    return `Nothing hangs on this turn yet. The first ${levelWords[first].one.toLowerCase()} begins at the dashed ring.`;
  if (node.kind === 'planet')
    return 'You belong to no hamlet or family yet. Whoever invites you into one lights it here.';
  return 'Nothing of it is open to you yet.';
}
