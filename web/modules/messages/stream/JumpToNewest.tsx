import ArrowDown from 'lucide-react/icons/arrow-down';
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
