import CloudOff from 'lucide-react/icons/cloud-off';
import { Icon } from '../drawing/Icon.tsx';
import styles from './ConnectionLine.module.css';

export type Connection = 'online' | 'offline' | 'returning' | 'full';

export interface ConnectionLineProps {
  connection: Connection;
  /** How many writings wait here to be sent. */
  waiting?: number;
}

/** Says in one quiet line that what one writes is safe. Nothing is shown while all is well. */
export function ConnectionLine({ connection, waiting = 0 }: ConnectionLineProps) {
  const words = {
    online: '',
    offline: 'Offline. What you write is kept and sent later.',
    full: "The house's disk is full. What you write is kept here and sent when there is room.",
    returning: 'Coming back. What you wrote is being sent.',
  }[connection];
  return (
    <output className={styles.place}>
      {words && (
        <span className={styles.line}>
          <Icon of={CloudOff} size="s" />
          {words}
          {waiting > 0 && <span className={styles.waiting}>{waiting} kept</span>}
        </span>
      )}
    </output>
  );
}
