import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../../ui/index.ts';
import styles from './JumpToNewest.module.css';

/** Appears while one reads further up, and says how much came in meanwhile. */
export function JumpToNewest({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button icon={ArrowDown} className={styles.button} onClick={onPress}>
      {count === 0 ? 'To the newest' : `${count} new`}
    </Button>
  );
}

/** Appears while the line before what is new lies further up than one sees. */
export function JumpToUnread({ onPress }: { onPress: () => void }) {
  return (
    <Button icon={ArrowUp} className={styles.button} onClick={onPress}>
      First new
    </Button>
  );
}
