import type { Summed } from '@kinsong/contract/assistant/assistant.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, CopyButton, Sheet, SkeletonRows } from '../../../ui/index.ts';
import { sumUp } from '../assistant.data.ts';
import { SummaryLists } from './SummaryLists.tsx';
import styles from './Summary.module.css';
import { asText, howMuch, howRead } from './summary-words.ts';

export interface SummarySheetProps {
  space: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** From which place of the stream on. */
  since: number | undefined;
}

/** What was said since one looked: decided, still open, to do. Each row leads to where it stands. */
export function SummarySheet({ space, open, onOpenChange, since }: SummarySheetProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['assistant.summary', space, since],
    queryFn: () => sumUp(space, since),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
  const shown = isFetching ? undefined : data;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Summary"
      description={shown && howMuch(shown)}
      actions={shown && shown.messages > 0 && <CopyButton text={asText(shown)} label="Copy the summary" />}
    >
      <div aria-live="polite" aria-busy={isFetching}>
        {isFetching ? (
          <SkeletonRows label="Reading what was said" rows={4} />
        ) : isError || shown === undefined ? (
          <div className={styles.quiet}>
            <p>The summary did not come. What was said is all still there.</p>
            <Button onClick={() => void refetch()}>Retry</Button>
          </div>
        ) : (
          <Told space={space} summed={shown} onLed={() => onOpenChange(false)} />
        )}
      </div>
    </Sheet>
  );
}

function Told({ space, summed, onLed }: { space: string; summed: Summed; onLed: () => void }) {
  if (summed.messages === 0)
    return <p className={styles.quiet}>Nobody has said anything here yet. There is nothing to sum up.</p>;
  return (
    <>
      {summed.answers_by === 'model' && <p className={styles.prose}>{summed.summary}</p>}
      <SummaryLists space={space} summed={summed} onLed={onLed} />
      <p className={styles.how}>{howRead(summed)}</p>
    </>
  );
}
