import Vote from 'lucide-react/icons/vote';
import { useRows } from '../../platform/live/use-rows.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Badge, Button, Icon, Row, SkeletonRows } from '../../ui/index.ts';
import { whenWords } from './closing-time.ts';
import { votesRows } from './votes.data.ts';
import { openOf, useVotesOf, waitsForMe } from './votes.hooks.ts';
import styles from './OpenVotes.module.css';

/** So many are a glance; all of them stand in the tab. */
const atAGlance = 4;

/** The votes that run in a salon, whichever ends first before the others. */
export function OpenVotes({ space }: { space: string }) {
  const state = useRows(space, votesRows);
  const open = openOf(useVotesOf(space));
  const all = `/salon/${space}?tab=voting`;
  if (open.length === 0 && state === 'opening')
    return <SkeletonRows label="Loading the open votes" rows={2} />;
  if (open.length === 0 && state === 'failed')
    return (
      <div className={styles.quiet}>
        <p>The votes here could not be loaded.</p>
        <Button kind="bare" onClick={() => signedIn().sync.again(space)}>
          Try again
        </Button>
      </div>
    );
  if (open.length === 0) return <p className={styles.quiet}>No vote is open now.</p>;
  return (
    <>
      <ul>
        {open.slice(0, atAGlance).map((shown) => (
          <Row
            key={shown.vote.id}
            href={`${all}&vote=${shown.vote.id}`}
            lead={<Icon of={Vote} />}
            title={shown.vote.title}
            detail={`until ${whenWords(new Date(shown.vote.deadline))}, ${shown.vote.voices.length} of ${shown.vote.electorate.length} voted`}
            end={waitsForMe(shown) ? <Badge tone="warn">waits for you</Badge> : undefined}
          />
        ))}
      </ul>
      {open.length > atAGlance && (
        <p className={styles.way}>
          <a href={all}>All {open.length} open votes</a>
        </p>
      )}
    </>
  );
}
