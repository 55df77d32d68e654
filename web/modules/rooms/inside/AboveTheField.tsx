import { useWide } from '../../../ui/index.ts';
import { TypingLine } from '../../messages/index.ts';
import styles from './AboveTheField.module.css';

/** Who is writing; a phone says besides what a double tap does, which a wide screen says in its column. */
export function AboveTheField() {
  const wide = useWide();
  return (
    <div className={styles.above}>
      <TypingLine />
      {!wide && <p className={styles.hint}>Double-tap what rang true. Nobody learns who.</p>}
    </div>
  );
}
