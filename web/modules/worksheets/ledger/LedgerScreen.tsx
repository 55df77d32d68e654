import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import type { LedgerGift } from '@kinsong/contract/worksheets/ledger.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, Empty, ErrorState, Screen, SkeletonRows } from '../../../ui/index.ts';
import { useSpace } from '../../spaces/index.ts';
import { GiftList } from './GiftList.tsx';
import { GiftSheet } from './GiftSheet.tsx';
import { useLedger } from './ledger.data.ts';
import styles from './Ledger.module.css';
import { RulePart } from './RulePart.tsx';
import { Shares } from './Shares.tsx';

const page = 100;

/** Who gave what in a salon, by which rule it counts, and the share of each. For its members alone. */
export function LedgerScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params['salon_id'] ?? '';
  const { space, abilities } = useSpace(id);
  const [limit, setLimit] = useState(page);
  const { data, error, refetch } = useLedger(id, limit);
  const [writing, setWriting] = useState<'new' | LedgerGift>();
  const back = { href: `/salon/${id}/sheets`, label: 'Back to the worksheets' };
  return (
    <Screen area="salon" title="Ledger" detail={space?.name} back={back}>
      {data === undefined ? (
        <div className={styles.page}>
          {error === null ? (
            <SkeletonRows label="Opening the ledger" rows={4} />
          ) : (
            <NotRead error={error} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <div className={styles.page}>
          <Shares space={id} ledger={data} />
          <RulePart space={id} ledger={data} mayChange={abilities.has('worksheets.rule')} />
          <GiftList
            space={id}
            ledger={data}
            mayCorrectAny={abilities.has('worksheets.correctAny')}
            mayGive={abilities.has('worksheets.give')}
            onCorrect={setWriting}
            onMore={() => setLimit((n) => n + page)}
          />
          {abilities.has('worksheets.give') && (
            <p>
              <Button kind="primary" icon={Plus} onClick={() => setWriting('new')}>
                Write a line
              </Button>
            </p>
          )}
          <GiftSheet
            key={typeof writing === 'object' ? writing.id : writing}
            space={id}
            writing={writing}
            onClose={() => setWriting(undefined)}
          />
        </div>
      )}
    </Screen>
  );
}

function NotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof WordedRefusal && (error.code === 'allowed.not' || error.code === 'found.not'))
    return (
      <Empty title="This is for members">What people gave each other here is for those who belong.</Empty>
    );
  return <ErrorState onRetry={onRetry}>The ledger could not be loaded. Nothing was changed.</ErrorState>;
}
