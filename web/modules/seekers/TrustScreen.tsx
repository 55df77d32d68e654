import type { Cause } from '@kinsong/contract/seekers/trust.ts';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useRef, useState } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { Avatar, Bone, Button, cx, ErrorState, Icon, Screen, Skeleton } from '../../ui/index.ts';
import { TrustHistory } from './ledger/TrustHistory.tsx';
import { TrustLine } from './ledger/TrustLine.tsx';
import { useTrustMoves } from './trust-score.data.ts';
import { TrustSpiral } from './spiral/TrustSpiral.tsx';
import { useTrust, useTrustLine, type Trust } from './trust.data.ts';
import { causeNames, nextWords } from './trust.words.ts';
import styles from './TrustScreen.module.css';
import { TrustSkeleton } from './TrustSkeleton.tsx';

/** One's own trust: what it is, what it is made of, what it opens, and how it came about. For one's own eyes. */
export function TrustScreen() {
  const ledger = useTrust();
  const first = ledger.data?.pages[0];
  useAnewWhenMoved(ledger.refetch);
  return (
    <Screen
      area="insight"
      title="Trust"
      detail="only you see this"
      back={{ href: '/you', label: 'Back to you' }}
    >
      {first === undefined ? (
        <NotYet failed={ledger.isError} onRetry={() => void ledger.refetch()} />
      ) : (
        <Whole
          trust={{ ...first, entries: ledger.data?.pages.flatMap(({ entries }) => entries) ?? [] }}
          onMore={ledger.hasNextPage ? () => void ledger.fetchNextPage() : undefined}
          busy={ledger.isFetchingNextPage}
        />
      )}
    </Screen>
  );
}

function NotYet({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) return <TrustSkeleton />;
  return (
    <ErrorState onRetry={onRetry}>Your trust did not load just now. Nothing about it has changed.</ErrorState>
  );
}

interface WholeProps {
  trust: Trust;
  onMore: (() => void) | undefined;
  busy: boolean;
}

function Whole({ trust, onMore, busy }: WholeProps) {
  const { person } = signedIn();
  const [chosen, setChosen] = useState<Cause>();
  const { score, causes, gates } = trust;
  const isClosing = gates.some(({ closes_at }) => closes_at !== null);
  return (
    <div className={styles.page}>
      <section className={styles.picture} aria-label="What your trust is made of">
        <TrustSpiral score={score} causes={causes} doors={gates} chosen={chosen} onChoose={setChosen}>
          <Avatar name={person.avatar_name || person.name} url={person.avatar_url} size="xl" named />
        </TrustSpiral>
        <div className={styles.figure}>
          <b className={styles.score}>{score}</b>
          <p className={styles.of}>
            trust resonance, of 200
            <span className={cx(styles.next, isClosing && styles.closing)}>
              {isClosing && <Icon of={Hourglass} size="s" />}
              {nextWords(score, gates)}
            </span>
          </p>
        </div>
        <p className={styles.hint} aria-live="polite">
          {chosen === undefined
            ? 'Each piece of the spiral is one reason. Touch it to see it in the list.'
            : chosenWords(chosen, causes)}
        </p>
      </section>
      <section className={styles.why}>
        <h2 className={styles.heading}>Why is my trust {score}?</h2>
        <TrustHistory
          entries={trust.entries}
          chosen={chosen}
          onChoose={setChosen}
          onMore={onMore}
          busy={busy}
        />
      </section>
      <OverTime />
    </div>
  );
}

function OverTime() {
  const { data: points, isError, refetch } = useTrustLine();
  useAnewWhenMoved(refetch);
  return (
    <section className={styles.over}>
      <h2 className={styles.heading}>Trust over time</h2>
      {points !== undefined ? (
        <TrustLine points={points} today={today()} />
      ) : isError ? (
        <div className={styles.failed} role="alert">
          <p>The line could not be drawn just now. The list shows every change.</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <Skeleton label="The line is being drawn">
          <Bone className={styles.ghostLine} />
        </Skeleton>
      )}
    </section>
  );
}

/** Asks anew when the house says that trust moved, while one looks. */
function useAnewWhenMoved(ask: () => Promise<unknown>): void {
  const moves = useTrustMoves();
  const known = useRef(moves);
  useEffect(() => {
    if (known.current === moves) return;
    known.current = moves;
    void ask();
  }, [moves, ask]);
}

function chosenWords(chosen: Cause, causes: Trust['causes']): string {
  const { amount = 0, times = 0 } = causes.find(({ cause }) => cause === chosen) ?? {};
  const often = times === 1 ? 'once' : `${times} times`;
  return `${causeNames[chosen]}: ${amount < 0 ? `−${-amount}` : `+${amount}`}, ${often}.`;
}

/** The day it is here, as the house writes days. */
const today = (): string => new Date().toLocaleDateString('sv-SE');
