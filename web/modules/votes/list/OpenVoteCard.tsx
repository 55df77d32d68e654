import type { Capability } from '@kinsong/contract/capabilities.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button } from '../../../ui/index.ts';
import { BallotForm } from '../cast/BallotForm.tsx';
import { SendingVoice } from '../cast/SendingVoice.tsx';
import { whenWords } from '../closing-time.ts';
import { lockWords } from '../lock-words.ts';
import { voiceOf, type Shown } from '../unsent-ballots.ts';
import { bindsWords } from '../vote-words.ts';
import { mayCast } from '../votes.actions.ts';
import { LockLine } from './LockLine.tsx';
import styles from './VoteCard.module.css';
import { VoicesHeard } from './VoicesHeard.tsx';
import { VoteTitle } from './VoteTitle.tsx';

export interface OpenVoteCardProps {
  shown: Shown;
  abilities: ReadonlySet<Capability>;
  onChoose: (id: string) => void;
}

/** Answered with one press, right on the card; what takes longer is answered where all of it stands. */
const ways = { ranked: 'Put them in order', time_poll: 'Say when you can', dots: 'Give your dots' } as const;

export function OpenVoteCard({ shown, abilities, onChoose }: OpenVoteCardProps) {
  const { vote } = shown;
  const me = signedIn().person.id;
  const voice = voiceOf(shown, me);
  const voted = vote.voices.includes(me);
  const may = mayCast({ vote, abilities });
  const { way } = vote;
  return (
    <article className={styles.open} data-vote={vote.id}>
      <div className={styles.head}>
        <span className={styles.until}>Open until {whenWords(new Date(vote.deadline))}</span>
        <span className={styles.quiet}>{bindsWords(vote)}</span>
      </div>
      <VoteTitle vote={vote} onChoose={onChoose} />
      <VoicesHeard vote={vote} />
      {may &&
        (way === 'yes_no' || way === 'pick_one' || way === 'consent' ? (
          <BallotForm vote={vote} voice={voice} person={me} />
        ) : (
          !(voted && vote.secrecy === 'anonymous') && (
            <>
              <Button size="l" wide kind={voted ? 'secondary' : 'thread'} onClick={() => onChoose(vote.id)}>
                {voted ? 'See and change what you said' : ways[way]}
              </Button>
              <SendingVoice voice={voice} />
            </>
          )
        ))}
      <LockLine
        open={vote.secrecy === 'open'}
        words={may ? lockWords(vote, voice.choice, voted) : 'You see this vote, and others answer it.'}
      />
    </article>
  );
}
