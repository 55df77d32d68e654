import type { SpaceDoor } from '@kinsong/contract/invitations/asking.ts';
import type { ReactNode } from 'react';
import { dayWithin, ErrorState, Loading } from '../../../ui/index.ts';
import { kindWord } from '../space-words.ts';
import { AskForm } from './AskForm.tsx';
import { useDoor } from './door.data.ts';
import { DoorPicture } from './DoorPicture.tsx';
import styles from './SalonDoor.module.css';

export interface SalonDoorProps {
  space: string;
  /** Where the space does not let itself be found, or is not there. */
  closed: ReactNode;
  /** The ways back. */
  returns: ReactNode;
}

/** A salon as somebody sees it who is not in it: its name, and the way to ask. Opens by itself after a yes. */
export function SalonDoor({ space, closed, returns }: SalonDoorProps) {
  const { seen, look } = useDoor(space);
  if (seen === 'closed') return closed;
  if (seen === 'opening') return <Loading label="Looking for the door" />;
  if (seen === 'failed')
    return (
      <ErrorState onRetry={look} leave={returns}>
        The house did not answer. Often it is the connection; try again.
      </ErrorState>
    );
  return (
    <>
      <section className={styles.door} aria-labelledby="door-name">
        <DoorPicture knocked={seen.standing === 'asked'} open={seen.standing === 'inside'} />
        <p className={styles.kind}>{kindWord(seen.kind)}</p>
        <h2 id="door-name" className={styles.name}>
          {seen.name}
        </h2>
        {seen.subtitle !== '' && <p className={styles.subtitle}>{seen.subtitle}</p>}
        <p className={styles.people}>
          {seen.members === 1 ? 'One person is in it.' : `${seen.members} people are in it.`} What is said
          inside is theirs.
        </p>
        <div className={styles.standing} aria-live="polite">
          <Standing door={seen} />
        </div>
      </section>
      {returns}
    </>
  );
}

function Standing({ door }: { door: SpaceDoor }) {
  const { answer, standing } = door;
  if (standing === 'inside') return <p className={styles.news}>The door is open.</p>;
  if (standing === 'sent_away')
    return (
      <p>You were sent away from here. An owner or steward can let you come back; asking alone can not.</p>
    );
  if (standing === 'asked')
    return (
      <>
        <p className={styles.news}>You have knocked.</p>
        <p>Whoever keeps the door has been told. It opens by itself as soon as they say yes.</p>
      </>
    );
  if (standing === 'declined' && answer !== null)
    return (
      <>
        <p className={styles.news}>Not this time.</p>
        {answer.words !== '' && <blockquote className={styles.words}>{answer.words}</blockquote>}
        <p>You may ask once more from {dayWithin(new Date(answer.ask_again_at))} on.</p>
      </>
    );
  return <AskForm space={door.space_id} />;
}
