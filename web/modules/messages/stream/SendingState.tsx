import { errors } from '@kinsong/contract/common/errors.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { signedIn } from '../../../platform/signed-in.ts';
import { useConnection } from '../../../platform/live/connection.ts';
import { Button, Icon } from '../../../ui/index.ts';
import styles from './SendingState.module.css';
import type { Shown } from './unsent-overlay.ts';

export interface SendingStateProps {
  shown: Shown;
  /** What is said first of words that were refused, where it is said otherwise. */
  notSent?: string | undefined;
}

/** How far one's words have come, while they are not there: on the way, kept for later, or refused and why. */
export function SendingState({ shown: { way, item, refused }, notSent }: SendingStateProps) {
  const connection = useConnection();
  if (way === 'there' || item === undefined) return null;
  if (refused !== undefined) {
    const { outbox } = signedIn();
    return (
      <div className={styles.refused} role="alert">
        <p className={styles.why}>
          <Icon of={CircleAlert} size="s" />
          {notSent ?? errors['message.failed'].text}
        </p>
        <p className={styles.why}>{errors[refused].text}</p>
        <div className={styles.ways}>
          <Button onClick={() => void outbox.retry(item)}>Retry</Button>
          <Button kind="bare" onClick={() => void outbox.takeBack(item)}>
            Take back
          </Button>
        </div>
      </div>
    );
  }
  const kept = way === 'kept' || connection === 'lost';
  return (
    <p className={kept ? styles.kept : styles.sending}>
      <Icon of={Clock} size="s" />
      {kept ? 'Kept, and sent later' : 'Sending'}
    </p>
  );
}
