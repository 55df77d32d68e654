import { cx } from '../../ui/index.ts';
import styles from './EntryTabs.module.css';
import type { Way } from './entry.words.ts';

const doors: readonly { way: Way; words: string }[] = [
  { way: 'invite', words: 'Invite Code' },
  { way: 'login', words: 'Login' },
  { way: 'create', words: 'Create' },
];

/** Three ways in. Which fields stand below depends on it, and nothing typed is lost by looking at another. */
export function EntryTabs({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  return (
    <div className={styles.tabs} role="group" aria-label="How you come in">
      {doors.map((each) => (
        <button
          key={each.way}
          type="button"
          aria-pressed={each.way === way}
          className={cx(styles.tab, each.way === way && styles.current)}
          onClick={() => onChange(each.way)}
        >
          {each.words}
        </button>
      ))}
    </div>
  );
}
