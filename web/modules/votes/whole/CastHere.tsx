import type { Capability } from '@kinsong/contract/capabilities.ts';
import { carriedBy } from '@kinsong/contract/votes/vote.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { BallotForm } from '../cast/BallotForm.tsx';
import { LockLine } from '../list/LockLine.tsx';
import { VoicesHeard } from '../list/VoicesHeard.tsx';
import { lockWords } from '../lock-words.ts';
import { useNames } from '../people-here.ts';
import { ProxyLines } from '../proxy/ProxyLines.tsx';
import { voiceOf, type Shown } from '../unsent-ballots.ts';
import { wayWords } from '../vote-words.ts';
import { mayCast } from '../votes.actions.ts';
import styles from './CastHere.module.css';

/** Who is heard, where one answers, and where one answers for somebody who is away. */
export function CastHere({ shown, abilities }: { shown: Shown; abilities: ReadonlySet<Capability> }) {
  const { vote } = shown;
  const me = signedIn().person.id;
  const nameOf = useNames(vote.space_id);
  const voice = voiceOf(shown, me);
  const may = mayCast({ vote, abilities });
  return (
    <div className={styles.card}>
      <VoicesHeard vote={vote} />
      {may && (
        <>
          <p className={styles.means}>{wayWords[vote.way].means}</p>
          <BallotForm vote={vote} voice={voice} person={me} />
        </>
      )}
      <LockLine
        open={vote.secrecy === 'open'}
        words={
          may
            ? lockWords(vote, voice.choice, vote.voices.includes(me))
            : 'You see this vote, and others answer it.'
        }
      />
      {may &&
        carriedBy(vote, me).map((id) => (
          <div key={id} className={styles.carried}>
            <h3 className={styles.for}>For {nameOf(id).name}</h3>
            <BallotForm vote={vote} voice={voiceOf(shown, id)} person={id} whose={nameOf(id).name} />
          </div>
        ))}
      <ProxyLines vote={vote} may={may} />
    </div>
  );
}
