import { AreaBar, type AreaBarProps } from './AreaBar.tsx';
import { useKeyboardUp } from './keyboard.ts';
import styles from './ThumbBar.module.css';

/** The few places one comes back to, at the foot of a phone. While somebody writes, the keyboard has their place. */
export function ThumbBar(props: AreaBarProps) {
  if (useKeyboardUp()) return null;
  return (
    <div className={styles.bar}>
      <AreaBar {...props} />
    </div>
  );
}
