import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../ui/index.ts';
import styles from './Toggles.module.css';

export interface TogglesProps {
  label: string;
  options: readonly { key: string; words: string; lead?: ReactNode }[];
  chosen: readonly string[];
  onTurn: (key: string) => void;
  /** Beside the label. */
  after?: ReactNode;
}

/** Any of a few: each is on or off. */
export function Toggles({ label, options, chosen, onTurn, after }: TogglesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <p id={id} className={styles.label}>
          {label}
        </p>
        {after}
      </div>
      <div className={styles.all}>
        {options.map(({ key, words, lead }) => {
          const on = chosen.includes(key);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={on}
              className={styles.one}
              onClick={() => onTurn(key)}
            >
              {lead}
              {words}
              {on && <Icon of={Check} size="s" />}
            </button>
          );
        })}
      </div>
    </div>
  );
}
