import { errors } from '@kinsong/contract/common/errors.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { house } from '../../../platform/house.ts';
import { Button, Icon } from '../../../ui/index.ts';
import type { Shown } from '../overlay.ts';
import styles from './NotSent.module.css';

/** What the house would not do, and why. It waits here until a person says what becomes of it. */
export function NotSent({ shown: { item, refused } }: { shown: Shown }) {
  if (item === undefined || refused === undefined) return null;
  const { outbox } = house();
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.why}>
        <Icon of={CircleAlert} size="s" />
        Not sent. {errors[refused].text}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => void outbox.retry(item)}>Retry</Button>
        <Button kind="bare" onClick={() => void outbox.takeBack(item)}>
          Let it go
        </Button>
      </div>
    </div>
  );
}
