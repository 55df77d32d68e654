import type { Capability } from '@kinsong/contract/capabilities.ts';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { Button, ListHeading } from '../../../ui/index.ts';
import { closedOf, openOf, waitsForMe } from '../votes.hooks.ts';
import type { Shown } from '../unsent-ballots.ts';
import { ClosedVoteCard } from './ClosedVoteCard.tsx';
import { OpenVoteCard } from './OpenVoteCard.tsx';
import { SpaceRules } from './SpaceRules.tsx';
import styles from './VoteList.module.css';

export interface VoteListProps {
  space: string;
  shown: readonly Shown[];
  abilities: ReadonlySet<Capability>;
  /** The address names one that is not here any more. */
  isGone: boolean;
  onChoose: (id: string) => void;
  onAsk: (() => void) | undefined;
}

/** So many that are over are drawn before somebody asks for all of them. */
const mostClosed = 20;

/** What runs, and what is over beside it or below. */
export function VoteList({ space, shown, abilities, isGone, onChoose, onAsk }: VoteListProps) {
  const [all, setAll] = useState(false);
  const open = useMemo(() => openOf(shown), [shown]);
  const closed = useMemo(() => closedOf(shown), [shown]);
  const waiting = open.filter(waitsForMe).length;
  const drawn = all ? closed : closed.slice(0, mostClosed);
  return (
    <div className={styles.scroll}>
      <div className={styles.head}>
        <p className={styles.quiet} role="status">
          {isGone ? 'That vote was withdrawn. These are here.' : waitingWords(waiting, open.length)}
        </p>
        {onAsk && (
          <Button icon={Plus} onClick={onAsk}>
            New vote
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        <section aria-label="Open votes" className={styles.column}>
          {open.map((each) => (
            <OpenVoteCard key={each.vote.id} shown={each} abilities={abilities} onChoose={onChoose} />
          ))}
          {open.length === 0 && <p className={styles.none}>No vote is open now.</p>}
        </section>
        <section aria-label="Closed votes" className={styles.column}>
          {closed.length > 0 && open.length > 0 && (
            <ListHeading tone="shown" level={2}>
              Over
            </ListHeading>
          )}
          {drawn.map(({ vote }) => (
            <ClosedVoteCard key={vote.id} vote={vote} onChoose={onChoose} />
          ))}
          {closed.length > drawn.length && (
            <Button kind="bare" onClick={() => setAll(true)}>
              Show {closed.length - drawn.length} more
            </Button>
          )}
          <SpaceRules space={space} closed={closed.length} />
        </section>
      </div>
    </div>
  );
}

function waitingWords(waiting: number, open: number): string {
  if (waiting > 0) return waiting === 1 ? 'One waits for your voice.' : `${waiting} wait for your voice.`;
  return open > 0 ? 'You are heard in all that are open.' : '';
}
