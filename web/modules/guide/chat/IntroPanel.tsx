import { useEffect, useState } from 'react';
import { cx } from '../../../ui/index.ts';
import styles from './IntroPanel.module.css';

/** So long it stays after the field was left. */
const stays = 3000;

/** Is the panel shown? While the field is written in, and a little longer. */
export function useIntro(focused: boolean): boolean {
  const [shown, setShown] = useState(false);
  if (focused && !shown) setShown(true);
  useEffect(() => {
    if (focused) return undefined;
    const timer = setTimeout(() => setShown(false), stays);
    return () => clearTimeout(timer);
  }, [focused]);
  return shown;
}

/** What is being played here, in two lines over the talk. */
export function IntroPanel({ shown }: { shown: boolean }) {
  return (
    <div className={cx(styles.panel, shown && styles.shown)} aria-hidden={!shown}>
      <p className={styles.title}>Secret History of Humankind</p>
      <p className={styles.line}>Play to Remember....</p>
    </div>
  );
}
