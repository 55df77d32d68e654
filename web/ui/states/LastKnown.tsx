import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../controls/Button.tsx';
import styles from './LastKnown.module.css';

export interface LastKnownProps {
  onRetry: () => void;
  retrying?: boolean;
}

/** Over a list whose newest state the house did not tell: what is seen is what this browser kept. */
export function LastKnown({ onRetry, retrying }: LastKnownProps) {
  return (
    <div className={styles.notice} role="status">
      <p>No answer from the house. This is what was last known.</p>
      <Button icon={RotateCw} busy={retrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
