import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { Button, ButtonLink, Empty, ErrorState, LastKnown, type Kept } from '../../../ui/index.ts';
import { loadMine } from '../spaces.data.ts';

const BackToGame = () => (
  <ButtonLink kind="bare" href="/mairy">
    Back to Game
  </ButtonLink>
);

export function NoSalonsYet({ onFound }: { onFound: () => void }) {
  return (
    <Empty
      title="Welcome to Project Salons"
      actions={
        <>
          <Button kind="thread" size="l" onClick={onFound}>
            Create Your First Project Salon
          </Button>
          <BackToGame />
        </>
      }
    >
      A salon is one room for one thing: a roof, a birthday, a week of care. Open the first, and invite the
      people it needs.
    </Empty>
  );
}

export interface RetryProps {
  /** What else than the list of salons is asked for again. */
  also?: () => Promise<void>;
}

export interface NoAnswerProps extends RetryProps {
  /** What did not come, as a sentence begins with it. */
  what?: string;
}

function useRetry(also?: () => Promise<void>): { retrying: boolean; retry: () => void } {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await Promise.all([loadMine(), also?.()]);
    setRetrying(false);
  };
  return { retrying, retry: () => void retry() };
}

/** There is something to show, though the house did not answer. */
export function StillLastKnown({ also }: RetryProps) {
  const { retrying, retry } = useRetry(also);
  return <LastKnown onRetry={retry} retrying={retrying} />;
}

/** There is nothing to show, and the house did not answer. */
export function NoAnswerHere({ also, what = 'The salons' }: NoAnswerProps) {
  const { outbox } = signedIn();
  const unsent = useStore(outbox.items).filter(({ quiet }) => quiet !== true);
  const { retrying, retry } = useRetry(also);
  const kept: Kept[] = unsent.slice(0, 4).map(({ body }) => ({
    words: typeof body?.['content'] === 'string' ? `“${body['content']}”` : 'A change',
  }));
  return (
    <ErrorState kept={kept} onRetry={retry} retrying={retrying} leave={<BackToGame />}>
      {what} could not be loaded. Often it is the connection; it usually comes back.
    </ErrorState>
  );
}
