import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { ring } from '../../../platform/audio/play-tone.ts';
import { cx, Icon, VisuallyHidden } from '../../../ui/index.ts';
import { useSoul } from '../soul-score.data.ts';
import styles from './Feedback.module.css';

export interface SoulButtonProps {
  /** Raises soul by one's newest words that have not yet; absent where there are none. */
  onRaise: (() => void) | undefined;
}

/** One more for one's newest words. Its two counters are all there is of soul, and what came today. */
export function SoulButton({ onRaise }: SoulButtonProps) {
  const soul = useSoul();
  const [beats, setBeats] = useState(0);
  const press = () => {
    if (onRaise === undefined) return;
    onRaise();
    setBeats((before) => before + 1);
    void ring('soul');
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={onRaise === undefined || undefined}
      onClick={press}
    >
      <span key={beats} className={cx(styles.sign, beats > 0 && styles.soul)}>
        <Icon of={Heart} />
      </span>
      <span className={styles.name}>Soul</span>
      {soul && (
        <span className={styles.counts}>
          <b>{soul.total}</b> +{soul.today_total} today
        </span>
      )}
      <VisuallyHidden>
        {onRaise === undefined ? 'Say something first' : 'Add your newest message to your soul score'}
      </VisuallyHidden>
    </button>
  );
}
