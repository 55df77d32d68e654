import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { sidesOf, turnOf, type Turn } from '@kinsong/contract/guide/swap-turns.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, Button, cx, List, Row, Logo } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { usePeople } from '../../spaces/index.ts';
import { GuidePage, Part } from '../GuidePage.tsx';
import { BeginSwapSheet } from './BeginSwapSheet.tsx';
import { HowItGoes } from './SwapProgress.tsx';
import { useSwaps } from './swap.data.ts';
import styles from './Swap.module.css';
import { usePartnerName } from './usePartnerName.ts';

const turnWords: Readonly<Record<Turn, string>> = {
  tell: 'You tell',
  wait: 'Waiting for the other',
  'say back': 'You say back what you heard',
  answer: 'Is that what you meant?',
  read: 'You read',
  over: 'Finished',
};

function TurnWords({ swap }: { swap: Swap }) {
  const turn = turnOf(swap, signedIn().person.id);
  const words = swap.phase === 'left' ? 'Left' : turnWords[turn];
  return <span className={cx(styles.turn, turn !== 'wait' && turn !== 'over' && styles.mine)}>{words}</span>;
}

/** The face of the other one; the guide's sign where it is the guide. */
function Partner({ id }: { id: string | null }) {
  const person = usePeople().find(({ person_id }) => person_id === id);
  if (person === undefined) return <Logo />;
  return <Avatar name={person.name} url={person.avatar_url} named />;
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
