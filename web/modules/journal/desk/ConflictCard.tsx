import { Button, Card, dayWithin } from '../../../ui/index.ts';
import type { Choice, Conflict } from '../journal.data.ts';
import styles from './Desk.module.css';

export interface ConflictCardProps {
  conflict: Conflict;
  busy: boolean;
  onChoose: (choice: Choice) => void;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Two devices wrote on one page: both stand here, and neither goes before its writer says so. */
export function ConflictCard({ conflict: { theirs }, busy, onChoose }: ConflictCardProps) {
  if (theirs === null) {
    return (
      <Card className={styles.conflict}>
        <p role="alert">This page was torn out on another device. What you wrote is still below.</p>
        <div className={styles.choices}>
          <Button busy={busy} onClick={() => onChoose('both')}>
            Keep it as a new page
          </Button>
          <Button kind="bare" onClick={() => onChoose('theirs')}>
            Let it go
          </Button>
        </div>
      </Card>
    );
  }
  const when = `${dayWithin(theirs.changedAt)} at ${clock.format(theirs.changedAt)}`;
  return (
    <Card className={styles.conflict}>
      <p role="alert">This page was changed on another device {when}. What you wrote is still below.</p>
      <blockquote className={styles.theirs} aria-label="As it was written there">
        {theirs.words}
      </blockquote>
      <div className={styles.choices}>
        <Button busy={busy} onClick={() => onChoose('both')}>
          Keep both
        </Button>
        <Button onClick={() => onChoose('mine')}>Keep mine</Button>
        <Button kind="bare" onClick={() => onChoose('theirs')}>
          Keep the other
        </Button>
      </div>
    </Card>
  );
}
