import type { Intention } from '@kinsong/contract/onboarding/intentions.ts';
import { useId } from 'react';
import styles from './Intentions.module.css';
import { starPath } from '../../../ui/scenery/star-path.ts';

export interface IntentionsProps {
  all: readonly Intention[];
  lit: readonly string[];
  onChange: (lit: string[]) => void;
}

/** What may be true already: lighting one keeps it, also beside words of one’s own. */
export function Intentions({ all, lit, onChange }: IntentionsProps) {
  const words = useId();
  const turn = (id: string) => onChange(lit.includes(id) ? lit.filter((each) => each !== id) : [...lit, id]);
  return (
    <div role="group" aria-labelledby={words}>
      <p id={words} className={styles.or}>
        or choose what is already true
      </p>
      <div className={styles.six}>
        {all.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className={styles.intention}
            aria-label={text}
            aria-pressed={lit.includes(id)}
            onClick={() => turn(id)}
          >
            <svg className={styles.star} viewBox="0 0 26 26" aria-hidden>
              <path d={starPath(13, 13, 5.4)} />
            </svg>
            <span>
              <span className={styles.words}>{text}</span>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
