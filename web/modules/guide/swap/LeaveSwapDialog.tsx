import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Dialog, FormErrors } from '../../../ui/index.ts';
import { useSwapActions } from './swap.data.ts';
import styles from './Swap.module.css';

/** An exchange that is left is over for both, so it is asked once. */
export function LeaveSwapDialog({ swap, partner }: { swap: Swap; partner: string }) {
  const [asking, setAsking] = useState(false);
  const { step } = useSwapActions();
  if (swap.phase === 'finished' || swap.phase === 'left') return null;
  const leave = () =>
    step.mutate({ id: swap.id, step: { do: 'leave' } }, { onSuccess: () => setAsking(false) });
  return (
    <div className={styles.leave}>
      <Button kind="bare" onClick={() => setAsking(true)}>
        Leave this exchange
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave this exchange?"
        description={`It ends for you and ${partner}, for good. Nobody else sees any of it.`}
        actions={
          <>
            <Button kind="danger" busy={step.isPending} onClick={leave}>
              Leave it
            </Button>
            <Button onClick={() => setAsking(false)}>Stay</Button>
          </>
        }
      >
        {step.error && <FormErrors title={failureOf(step.error).title} />}
      </Dialog>
    </div>
  );
}
