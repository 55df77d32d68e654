import { errors } from '@kinsong/contract/common/errors.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Icon } from '../../../ui/index.ts';
import type { ShownEvent } from '../shown.ts';
import styles from './RefusedEvent.module.css';

/** What the house would not do with an event, and why. It waits here until a person says what becomes of it. */
export function RefusedEvent({ shown: { item, refused } }: { shown: ShownEvent }) {
  if (item === undefined || refused === undefined) return null;
  const { outbox } = signedIn();
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.why}>
        <Icon of={CircleAlert} size="s" />
        Not sent. {errors[refused].text}
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
