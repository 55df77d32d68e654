import type { Vote } from '@kinsong/contract/votes/vote.ts';
import styles from './VoteTitle.module.css';

/** What is asked, which leads to all of it. */
export function VoteTitle({ vote, onChoose }: { vote: Vote; onChoose: (id: string) => void }) {
  return (
    <h2 className={styles.title}>
      <button type="button" className={styles.way} onClick={() => onChoose(vote.id)}>
        {vote.title}
      </button>
    </h2>
  );
}
