import Images from 'lucide-react/icons/images';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/index.ts';
import { sharedShown } from '../../files/index.ts';
import styles from './SharedButton.module.css';

/** Opens all that was ever shared here, and closes it again. */
export function SharedButton({ space }: { space: string }) {
  const open = useStore(sharedShown) === space;
  return (
    <Button
      kind="bare"
      icon={Images}
      className={styles.button}
      aria-expanded={open}
      onClick={() => sharedShown.set(open ? undefined : space)}
    >
      <span className={styles.word}>Shared here</span>
    </Button>
  );
}
