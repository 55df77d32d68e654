import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { LanternPicture } from './LanternPictures.tsx';
import styles from './Lantern.module.css';
import type { LanternName, LanternWords } from './mission.words.ts';

export interface LanternProps {
  name: LanternName;
  words: LanternWords;
  open: boolean;
  onOpen: () => void;
  /** Sounds with the small trial. */
  onTry?: (() => void) | undefined;
  /** A figure of one's own. */
  children?: ReactNode;
}

/** A paper lantern. The whole of it opens; then it says a sentence more, and something small can be tried on it. */
export function Lantern({ name, words, open, onOpen, onTry, children }: LanternProps) {
  const inside = useId();
  const lantern = useRef<HTMLElement>(null);
  // Opened it is higher, and may reach below what is seen.
  useEffect(() => {
    if (open) lantern.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const [tries, setTries] = useState(0);
  // What was done can be undone; only a sound is heard again.
  const tried = onTry === undefined ? tries % 2 === 1 : tries > 0;
  const turn = () => {
    setTries(0);
    onOpen();
  };
  const attempt = () => {
    setTries((before) => before + 1);
    onTry?.();
  };
  return (
    <article ref={lantern} className={cx(styles.lantern, open && styles.open)} data-lantern={name}>
      <div className={styles.picture}>
        <LanternPicture key={onTry && tries} of={name} tried={tried} />
      </div>
      <div className={styles.words}>
        <h2>
          <button type="button" aria-expanded={open} aria-controls={inside} onClick={turn}>
            {words.title}
          </button>
        </h2>
        <div id={inside}>
          <p>{open ? words.more : words.line}</p>
          {children}
          {open && (
            <>
              <button type="button" className={styles.trial} onClick={attempt}>
                {words.trial}
              </button>
              <p className={styles.found} role="status">
                {tried && words.found}
              </p>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
