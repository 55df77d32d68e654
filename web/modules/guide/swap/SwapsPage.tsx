import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { house } from '../../../platform/house.ts';
import { Button, List, Row } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { Page, Part } from '../Page.tsx';
import { BeginSheet } from './BeginSheet.tsx';
import { sidesOf, turnOf, type Turn } from './sides.ts';
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

/** The exchanges one is in, and how to begin one. */
export function SwapsPage() {
  const { data, isError, refetch } = useSwaps();
  const nameOf = usePartnerName();
  const go = useNavigate();
  const [beginning, setBeginning] = useState(false);
  const me = house().person.id;
  return (
    <Page title="Perspective swap" failed={isError} onRetry={() => void refetch()}>
      {data && (
        <>
          <p className={styles.page}>
            Two people tell how each sees one thing. Neither reads before both have told. Then each says back
            what they heard, until the other says: that is it. Only then both read everything. Nobody else
            ever does.
          </p>
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
                    end={<span className={styles.turn}>{turnWords[turnOf(swap, me)]}</span>}
                    href={`/mairy/swap/${swap.id}`}
                  />
                ))}
              </List>
            </Part>
          )}
          <BeginSheet
            open={beginning}
            onClose={() => setBeginning(false)}
            onBegun={(id) => void go({ to: `/mairy/swap/${id}` })}
          />
        </>
      )}
    </Page>
  );
}
