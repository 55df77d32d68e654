import type { Vote } from '@kinsong/contract/votes/vote.ts';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import { Badge, dayWithin } from '../../../ui/index.ts';
import { outcomeWords, turnoutWords, verdictWords } from '../result-words.ts';
import { answerParts } from '../tally/tally-parts.ts';
import { TallyBar } from '../tally/TallyBar.tsx';
import { isChoosing } from '../vote-words.ts';
import styles from './VoteCard.module.css';
import { VoteTitle } from './VoteTitle.tsx';

const icons = { good: Check, ember: X, warn: CircleDashed, calm: CircleDashed } as const;

/** What is over: what came out, in a word, a sentence and a bar. */
export function ClosedVoteCard({ vote, onChoose }: { vote: Vote; onChoose: (id: string) => void }) {
  const { word, tone } = verdictWords(vote);
  const closed = new Date(vote.closed_at ?? vote.deadline);
  return (
    <article className={styles.closed} data-vote={vote.id}>
      <div className={styles.head}>
        <Badge filled icon={icons[tone]} tone={tone}>
          {word}
        </Badge>
        <span className={styles.quiet}>closed {dayWithin(closed)}</span>
      </div>
      <VoteTitle vote={vote} onChoose={onChoose} />
      {(vote.outcome !== null || isChoosing(vote) || vote.result?.verdict === 'no_quorum') && (
        <p className={styles.outcome}>{vote.outcome?.words ?? outcomeWords(vote)}</p>
      )}
      {vote.result !== null && <TallyBar parts={answerParts(vote, vote.result)} end={turnoutWords(vote)} />}
    </article>
  );
}
