import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { sidesOf, turnOf } from '@kinsong/contract/guide/swap-turns.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, cx, List, Row } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { GuidePage, Part } from '../GuidePage.tsx';
import { BeginSwapSheet } from './BeginSwapSheet.tsx';
import { Partner } from './Partner.tsx';
import { HowItGoes } from './SwapProgress.tsx';
import { useSwaps } from './swap.data.ts';
import styles from './Swap.module.css';
import { turnInWords } from './turn-words.ts';
import { usePartnerName } from './usePartnerName.ts';

function TurnWords({ swap }: { swap: Swap }) {
  const turn = turnOf(swap, signedIn().person.id);
  return (
    <span className={cx(styles.turn, turn !== 'wait' && turn !== 'over' && styles.mine)}>
      {turnInWords(swap)}
    </span>
  );
}

/** The exchanges one is in, and how to begin one. */
export function SwapsPage() {
  const { data, error, refetch } = useSwaps();
  const nameOf = usePartnerName();
  const go = useNavigate();
  const [beginning, setBeginning] = useState(false);
  const me = signedIn().person.id;
  return (
    <GuidePage title="Perspective swap" error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <p className={styles.page}>
            Two people tell how they see one thing, and each listens before answering. Nobody else ever reads
            a word of it.
          </p>
          <HowItGoes />
          <div>
            <Button kind="primary" size="l" onClick={() => setBeginning(true)}>
              Begin an exchange
            </Button>
          </div>
          {data.length > 0 && (
            <Part title="Your exchanges">
              <List label="Your exchanges">
                {data.map((swap) => (
                  <Row
                    key={swap.id}
                    title={swap.about}
                    detail={`with ${nameOf(sidesOf(swap, me).theirs.person_id)}, ${when(new Date(swap.created_at))}`}
                    lead={<Partner id={sidesOf(swap, me).theirs.person_id} />}
                    end={<TurnWords swap={swap} />}
                    href={`/mairy/swap/${swap.id}`}
                  />
                ))}
              </List>
            </Part>
          )}
          <BeginSwapSheet
            open={beginning}
            onClose={() => setBeginning(false)}
            onBegun={(id) => void go({ to: `/mairy/swap/${id}` })}
          />
        </>
      )}
    </GuidePage>
  );
}
