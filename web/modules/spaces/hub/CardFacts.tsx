import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Vote from 'lucide-react/icons/vote';
import { Badge } from '../../../ui/index.ts';
import styles from './SalonCard.module.css';

/** What waits for somebody: what is late, and votes that run. Where nothing is to be done, what it is for. */
export function CardFacts({ space, overdue }: { space: MySpace; overdue: number }) {
  const { open_votes: votes, open_tasks: open, done_tasks: done } = space.vitals;
  if (open + done + votes === 0) return <div className={styles.facts}>{space.subtitle}</div>;
  return (
    <div className={styles.facts}>
      {overdue > 0 && (
        <Badge icon={CircleAlert} tone="ember">
          {overdue} late
        </Badge>
      )}
      {votes > 0 && (
        <span className={styles.votes}>
          <Badge icon={Vote}>{votes === 1 ? '1 vote' : `${votes} votes`}</Badge>
        </span>
      )}
      {overdue === 0 && votes === 0 && <Badge icon={Check}>nothing late</Badge>}
    </div>
  );
}
