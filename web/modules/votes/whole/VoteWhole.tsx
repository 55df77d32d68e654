import type { Capability } from '@kinsong/contract/capabilities.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { signedIn } from '../../../platform/signed-in.ts';
import { Card, dayWithin, Icon } from '../../../ui/index.ts';
import { whenWords } from '../closing-time.ts';
import { useNames } from '../people-here.ts';
import { useSeen } from '../results.data.ts';
import { voiceOf, type Shown } from '../unsent-ballots.ts';
import { wayWords } from '../vote-words.ts';
import { CastHere } from './CastHere.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { OwnHistory } from './OwnHistory.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { Standing } from './Standing.tsx';
import { VoteActions } from './VoteActions.tsx';
import styles from './VoteWhole.module.css';
import { WhoSaid } from './WhoSaid.tsx';

export interface VoteWholeProps {
  shown: Shown;
  abilities: ReadonlySet<Capability>;
  onBack: () => void;
  /** Asks the same once more; absent where one may not. */
  onAgain: (() => void) | undefined;
}

/** One vote whole: what is asked, where one answers, how it stands or ended; beside it what follows from it. */
export function VoteWhole({ shown, abilities, onBack, onAgain }: VoteWholeProps) {
  const { vote } = shown;
  const me = signedIn().person.id;
  const nameOf = useNames(vote.space_id);
  const seen = useSeen(vote, vote.voices.includes(me));
  const isOpen = vote.status === 'open';
  const end = isOpen
    ? `open until ${whenWords(new Date(vote.deadline))}`
    : `closed ${dayWithin(new Date(vote.closed_at ?? vote.deadline))}`;
  const starter = vote.created_by === me ? 'you' : nameOf(vote.created_by).name;
  const panel = isOpen ? <PlanPanel vote={vote} /> : <OutcomePanel vote={vote} abilities={abilities} />;
  return (
    <div className={styles.scroll}>
      <div className={styles.whole}>
        <section aria-label={vote.title} className={styles.main}>
          <p className={styles.head}>
            <button type="button" className={styles.back} onClick={onBack}>
              <Icon of={ArrowLeft} size="s" />
              All votes
            </button>
            <span>
              {wayWords[vote.way].called}, opened by {starter}, {end}
            </span>
          </p>
          <h2 className={styles.title}>{vote.title}</h2>
          {vote.description !== '' && <p className={styles.description}>{vote.description}</p>}
          {isOpen && <CastHere shown={shown} abilities={abilities} />}
          <Standing vote={vote} seen={seen} />
          <WhoSaid vote={vote} ballots={seen.ballots} />
          <OwnHistory vote={vote} voice={voiceOf(shown, me)} />
        </section>
        <Card look="lit" className={styles.side}>
          {panel}
          <VoteActions vote={vote} abilities={abilities} onGone={onBack} onAgain={onAgain} />
        </Card>
      </div>
    </div>
  );
}
