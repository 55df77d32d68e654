import { useId } from 'react';
import { cx } from '../../ui/index.ts';
import styles from './EntryTabs.module.css';
import type { Way } from './entry.types.ts';

const doors: readonly { way: Way; words: string; whose: string }[] = [
  { way: 'invite', words: 'Invite Code', whose: 'I was given a code' },
  { way: 'login', words: 'Login', whose: 'I was here before' },
  { way: 'create', words: 'Create', whose: 'I am new here' },
];

/** Three ways in. Which fields stand below depends on it, and nothing typed is lost by looking at another. */
export function EntryTabs({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const id = useId();
  return (
    <div className={styles.tabs} role="group" aria-label="How you come in">
      {doors.map((each) => (
        <div key={each.way} className={cx(styles.tab, each.way === way && styles.current)}>
          <button
            type="button"
            aria-describedby={`${id}-${each.way}`}
            aria-pressed={each.way === way}
            className={styles.word}
            onClick={() => onChange(each.way)}
          >
            {each.words}
          </button>
          <span id={`${id}-${each.way}`} className={styles.whose}>
            {each.whose}
          </span>
        </div>
      ))}
    </div>
  );
}
