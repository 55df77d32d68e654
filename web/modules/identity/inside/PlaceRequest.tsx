import type { WaitlistEntry } from '@kinsong/contract/invitations/waitlist.ts';
import Check from 'lucide-react/icons/check';
import { failureOf } from '../../../platform/api/failure.ts';
import { Avatar, Button, dayWithin, toast } from '../../../ui/index.ts';
import { useDecisions } from './requests.data.ts';
import styles from './PlaceRequests.module.css';

const failed = (failure: Error) => toast({ title: failureOf(failure).title, tone: 'ember' });

/** Someone who asked for a place, and what can be said to it. */
export function PlaceRequest({ entry }: { entry: WaitlistEntry }) {
  const { approve, decline } = useDecisions();
  const { id, name, email, line, status, asked_at } = entry;
  const reached = email.includes('@');
  const sayYes = () =>
    approve.mutate(id, {
      onSuccess: ({ invitation }) => {
        if (!reached) navigator.clipboard?.writeText(invitation.link).catch(() => {});
        toast({
          title: reached
            ? `${name} has a place: a letter is on its way`
            : `${name} has a place: pass the link on, it is with your invitations`,
          tone: 'good',
        });
      },
      onError: failed,
    });
  return (
    <li className={styles.asking}>
      <Avatar name={name} size="l" named />
      <div className={styles.words}>
        <p className={styles.title}>
          <strong>{name}</strong>
          <span className={styles.quiet}>{email}</span>
        </p>
        {line !== '' && <p className={styles.line}>“{line}”</p>}
        <p className={styles.quiet}>
          asked {dayWithin(new Date(asked_at))},{' '}
          {status === 'waiting' ? 'waiting' : 'has not confirmed the address yet'}
        </p>
      </div>
      <div className={styles.deeds}>
        <Button icon={Check} busy={approve.isPending} onClick={sayYes}>
          Approve
        </Button>
        <Button kind="bare" busy={decline.isPending} onClick={() => decline.mutate(id, { onError: failed })}>
          Decline
        </Button>
      </div>
    </li>
  );
}
