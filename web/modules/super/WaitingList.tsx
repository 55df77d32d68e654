import type { WaitlistEntry } from '@kinsong/contract/identity/waitlist.ts';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { failureOf } from '../../platform/api/failure.ts';
import {
  Avatar,
  Button,
  CopyButton,
  dayName,
  Empty,
  ErrorState,
  SkeletonRows,
  toast,
} from '../../ui/index.ts';
import { useSuperActions, useWaitlist } from './super.data.ts';
import styles from './Super.module.css';

const isUndecided = ({ status }: WaitlistEntry): boolean => status === 'waiting' || status === 'unconfirmed';

const states: Record<WaitlistEntry['status'], string> = {
  waiting: 'waiting',
  unconfirmed: 'has not confirmed the address yet',
  approved: 'was given a place',
  declined: 'was declined',
};

/** Who asked for a place, the longest waiting first; and, below, what was decided. */
export function WaitingList() {
  const { data, isError, isFetching, refetch } = useWaitlist();
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="The waitlist is coming" rows={4} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The waitlist could not be read. Everyone on it is still there.
      </ErrorState>
    );
  }
  const waiting = data.filter(isUndecided);
  const decided = data.filter((entry) => !isUndecided(entry));
  return (
    <section className={styles.list} aria-label="Waitlist">
      <h2 className={styles.heading}>Who asked for a place</h2>
      {waiting.length === 0 ? (
        <Empty title="Nobody is waiting">Whoever leaves a name on the waitlist stands here.</Empty>
      ) : (
        <ul className={styles.rows}>
          {waiting.map((entry) => (
            <Waiting key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <>
          <h3 className={styles.quiet}>Decided</h3>
          <ul className={styles.rows}>
            {decided.map((entry) => (
              <li key={entry.id} className={styles.decided}>
                {entry.name} {states[entry.status]}
                {entry.decided_at !== null && `, ${dayName(new Date(entry.decided_at))}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Waiting({ entry }: { entry: WaitlistEntry }) {
  const { approve, decline } = useSuperActions();
  const [link, setLink] = useState<string>();
  const failed = (failure: Error) => toast({ title: failureOf(failure).title, tone: 'ember' });
  const sayYes = () =>
    approve.mutate(entry.id, {
      onSuccess: ({ invitation }) => {
        setLink(invitation.link);
        toast({ title: `${entry.name} has a place: a letter is on its way`, tone: 'good' });
      },
      onError: failed,
    });
  return (
    <li className={styles.asking}>
      <Avatar name={entry.name} size="l" named />
      <div className={styles.words}>
        <p className={styles.title}>
          <strong>{entry.name}</strong>
          <span className={styles.quiet}>{entry.email}</span>
        </p>
        {entry.line !== '' && <p className={styles.greeting}>“{entry.line}”</p>}
        <p className={styles.quiet}>
          asked {dayName(new Date(entry.asked_at))}, {states[entry.status]}
        </p>
      </div>
      <div className={styles.deeds}>
        {link !== undefined && <CopyButton text={link} label="Copy the link" />}
        <Button kind="thread" icon={Check} busy={approve.isPending} onClick={sayYes}>
          Approve
        </Button>
        <Button
          kind="bare"
          busy={decline.isPending}
          onClick={() => decline.mutate(entry.id, { onError: failed })}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}
