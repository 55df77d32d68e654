import { errors } from '@kinsong/contract/common/errors.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { useConnection } from '../../../platform/live/connection.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Icon } from '../../../ui/index.ts';
import type { Voice } from '../unsent-ballots.ts';
import styles from './SendingVoice.module.css';

/** How far one's voice has come, while it is not at the house. */
export function SendingVoice({ voice: { way, item, refused } }: { voice: Voice }) {
  const connection = useConnection();
  if (item === undefined || way === 'there') return null;
  if (way === 'refused' && refused !== undefined) {
    const { outbox } = signedIn();
    return (
      <div role="alert" className={styles.refused}>
        <p className={styles.line}>
          <Icon of={CircleAlert} size="s" />
          Not counted. {errors[refused].text}
        </p>
        <div className={styles.ways}>
          <Button onClick={() => void outbox.retry(item)}>Retry</Button>
          <Button kind="bare" onClick={() => void outbox.takeBack(item)}>
            Discard it
          </Button>
        </div>
      </div>
    );
  }
  // What is on its way for a moment says nothing: it would only flicker.
  if (way !== 'kept' && connection !== 'lost') return null;
  return (
    <p className={styles.line} role="status">
      <Icon of={Clock} size="s" />
      Kept on this device, and cast when the house answers again. It counts if it arrives before the end.
    </p>
  );
}
