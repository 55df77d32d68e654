import Clock from 'lucide-react/icons/clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useConnection } from '../../../platform/live/connection.ts';
import { Icon } from '../../../ui/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import styles from './SendingLabel.module.css';

/** How far what one did has come, while it is not at the house. */
export function SendingLabel({ shown: { way } }: { shown: Shown }) {
  const connection = useConnection();
  if (way === 'there') return null;
  if (way === 'refused') {
    return (
      <span className={styles.refused}>
        <Icon of={CircleAlert} size="s" />
        Not sent
      </span>
    );
  }
  const isKept = way === 'kept' || connection === 'lost';
  // What is on its way for a moment says nothing: it would only flicker.
  if (!isKept) return null;
  return (
    <span className={styles.kept}>
      <Icon of={Clock} size="s" />
      Kept, and sent later
    </span>
  );
}
