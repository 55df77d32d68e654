import type { Branch } from '@kinsong/contract/invitations/invitation-tree.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { useState, type ReactNode } from 'react';
import { Avatar, Button, ErrorState, LoadMore, SkeletonRows } from '../../../ui/index.ts';
import { RecoveryCodeSheet } from './RecoveryCodeSheet.tsx';
import { useTree } from './tree.data.ts';
import styles from './InvitationTree.module.css';
import { grown, type Grown } from './build-tree.ts';

export interface InvitationTreeProps {
  /** Whose branch; null: the whole house, for super users. */
  root: string | null;
  label: string;
  /** What stands here while nobody came. */
  nobody: ReactNode;
}

/** Who invited whom. Whoever has no address is let back in from here, by those who may. */
export function InvitationTree({ root, label, nobody }: InvitationTreeProps) {
  const { data, isError, isFetching, refetch, ...pages } = useTree(root);
  const [lost, setLost] = useState<Branch>();
  const [asking, setAsking] = useState(false);
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="Loading who came" rows={3} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        This list did not load. Nothing in it is lost.
      </ErrorState>
    );
  }
  const tree = grown(
    data.pages.flatMap(({ people }) => people),
    root,
  );
  if (tree.length === 0) return nobody;
  const letBackIn = (person: Branch) => {
    setLost(person);
    setAsking(true);
  };
  return (
    <>
      <ul className={styles.tree} aria-label={label}>
        {tree.map((each) => (
          <Twig key={each.person.id} twig={each} depth={0} onLost={letBackIn} />
        ))}
      </ul>
      <LoadMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
      {lost && <RecoveryCodeSheet key={lost.id} person={lost} open={asking} onOpenChange={setAsking} />}
    </>
  );
}

/** Deeper than this no branch is drawn further in: words say then who invited whom. */
const drawnDepth = 4;

interface TwigProps {
  twig: Grown;
  /** How many stand above, as far as they are shown here, and the last of them. */
  depth: number;
  by?: string;
  onLost: (person: Branch) => void;
}

function Twig({ twig, depth, by, onLost }: TwigProps) {
  const { person, guests } = twig;
  return (
    <li className={styles.twig}>
      <div className={styles.person}>
        <Avatar name={person.name} url={person.avatar_url} named />
        <p className={styles.words}>
          <strong>{person.name}</strong>
          <span className={styles.quiet}>
            {depth > drawnDepth && `invited by ${by}, `}
            joined on {cameOn(person.joined_at)}
            {guests.length > 0 && `, invited ${guests.length}`}
          </span>
        </p>
        {person.recoverable && (
          <Button kind="bare" icon={KeyRound} onClick={() => onLost(person)}>
            Let {person.name} back in
          </Button>
        )}
      </div>
      {guests.length > 0 && (
        <ul
          className={depth < drawnDepth ? styles.guests : styles.further}
          aria-label={`Invited by ${person.name}`}
        >
          {guests.map((each) => (
            <Twig key={each.person.id} twig={each} depth={depth + 1} by={person.name} onLost={onLost} />
          ))}
        </ul>
      )}
    </li>
  );
}

const cameOn = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
