import Check from 'lucide-react/icons/check';
import { cx, Icon } from '../../../ui/index.ts';
import styles from './OptionBars.module.css';

export interface OptionBar {
  readonly id: string;
  readonly label: string;
  /** A class that says its colour. */
  readonly tone: string;
  readonly n: number;
  /** '4 voices', '7 dots'. */
  readonly words: string;
  readonly won?: boolean;
}

/** A bar a choice, the longest first; what was chosen says so. */
export function OptionBars({ label, bars }: { label: string; bars: readonly OptionBar[] }) {
  const most = Math.max(1, ...bars.map(({ n }) => n));
  return (
    <ul aria-label={label} className={styles.bars}>
      {bars.map(({ id, label: name, tone, n, words, won }) => (
        <li key={id} className={cx(styles.row, tone, won && styles.won)}>
          <span className={styles.name}>
            {won && <Icon of={Check} size="s" />}
            {name}
          </span>
          <span className={styles.count}>{words}</span>
          <span aria-hidden className={styles.track}>
            <i style={{ width: `${(100 * n) / most}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
