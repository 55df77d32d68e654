import CircleAlert from 'lucide-react/icons/circle-alert';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { say } from '../messages.actions.ts';
import styles from './SendingState.module.css';
import type { Shown } from './unsent-overlay.ts';

/** New words for a message that was gone when they came: they stand nowhere else, and can be said again. */
export function ChangedTooLate({ shown: { message, item } }: { shown: Shown }) {
  if (item === undefined) return null;
  const { space_id, content, mentions = [] } = message;
  const letGo = () => signedIn().outbox.takeBack(item);
  const again = async () => {
    await say(space_id, content, { mentions });
    await letGo();
  };
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.why}>
        <Icon of={CircleAlert} size="s" />
        Not sent: this was taken back while you changed it.
      </p>
      <p className={styles.words}>{content}</p>
      <div className={styles.ways}>
        <Button onClick={() => void again()}>Say it again</Button>
        <Button kind="bare" onClick={() => void letGo()}>
          Discard it
        </Button>
      </div>
    </div>
  );
}
