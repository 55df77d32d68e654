import { useEffect, useState } from 'react';
import styles from './Intro.module.css';

/** So long it stays after the field was left. */
const stays = 3000;

/** Is it shown? While the field is written in, and a little longer. */
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

/** What is being played here, in two lines of the header: over the talk it would lie on what one reads. */
export function Intro() {
  return (
    <div className={styles.intro}>
      <p className={styles.title}>Secret History of Humankind</p>
      <p className={styles.line}>Play to Remember....</p>
    </div>
  );
}
