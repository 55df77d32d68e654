import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Icon } from '../../../ui/index.ts';
import styles from './LockLine.module.css';

/** What is seen now, what opens when, and what one said. */
export function LockLine({ words, open = false }: { words: string; open?: boolean }) {
  return (
    <p className={styles.line}>
      <Icon of={open ? LockOpen : Lock} size="s" />
      <span>{words}</span>
    </p>
  );
}
