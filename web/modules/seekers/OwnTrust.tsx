import type { Cause } from '@kinsong/contract/seekers/trust.ts';
import { useState, type ReactNode } from 'react';
import { Bone, Button, ButtonLink, Skeleton } from '../../ui/index.ts';
import { TrustHistory } from './ledger/TrustHistory.tsx';
import styles from './OwnTrust.module.css';
import { bandPath, fieldBox, large, spiralEnd } from './spiral/spiral.path.ts';
import { TrustSpiral } from './spiral/TrustSpiral.tsx';
import { useTrust } from './trust.data.ts';
import { nextWords } from './trust.words.ts';

export interface TrustParts {
  readonly spiral: ReactNode;
  /** What opens next. */
  readonly next: string;
  /** The newest entries of the ledger, and the way to all of it. */
  readonly why: ReactNode;
}

export interface OwnTrustProps {
  /** In the middle of the spiral. */
  face: ReactNode;
  score: number;
  /** So many entries are shown. */
  most: number;
  /** Where the parts stand is for whoever shows them: spiral and list mark each other. */
  children: (parts: TrustParts) => ReactNode;
}

/** One's trust as another screen shows it: the spiral with what opens next, and why it is so much. */
export function OwnTrust({ face, score, most, children }: OwnTrustProps) {
  const ledger = useTrust();
  const [chosen, setChosen] = useState<Cause>();
  const trust = ledger.data?.pages[0];
  const entries = trust?.entries.slice(0, most) ?? [];
  return children({
    spiral:
      trust === undefined ? (
        <EmptySpiral face={face} />
      ) : (
        <TrustSpiral
          score={trust.score}
          causes={trust.causes}
          doors={trust.gates}
          chosen={chosen}
          onChoose={setChosen}
        >
          {face}
        </TrustSpiral>
      ),
    next: trust === undefined ? '' : nextWords(trust.score, trust.gates),
    why: (
      <>
        <h2 className={styles.heading}>Why is my trust {trust?.score ?? score}?</h2>
        {trust !== undefined ? (
          <TrustHistory entries={entries} chosen={chosen} onChoose={setChosen} busy={false} parted={false} />
        ) : ledger.isError ? (
          <div className={styles.failed} role="alert">
            <p>Your trust did not load just now. Nothing about it has changed.</p>
            <Button onClick={() => void ledger.refetch()}>Retry</Button>
          </div>
        ) : (
          <Skeleton label="Loading your trust">
            {['62%', '48%', '70%'].map((width) => (
              <div key={width} className={styles.ghostRow}>
                <Bone as="title" width={width as '62%'} />
                <Bone width="30%" />
              </div>
            ))}
          </Skeleton>
        )}
        <ButtonLink kind="bare" href="/trust">
          All of your trust
        </ButtonLink>
      </>
    ),
  });
}

function EmptySpiral({ face }: { face: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <svg className={styles.ghost} viewBox={fieldBox} aria-hidden>
        <path d={bandPath(large, 0, spiralEnd)} />
      </svg>
      <div className={styles.face}>{face}</div>
    </div>
  );
}
