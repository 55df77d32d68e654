import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { Button } from '../../../ui/index.ts';
import styles from './BrokenOffAnswer.module.css';

/** The answer broke off. What was said till then stays above. */
export function BrokenOffAnswer({ onAgain }: { onAgain: () => Promise<void> }) {
  return (
    <div className={styles.broken}>
      <span className={styles.words}>broken off</span>
      <TryAgain onAgain={onAgain} />
    </div>
  );
}

export function TryAgain({ onAgain }: { onAgain: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void onAgain().finally(() => setBusy(false));
  };
  return (
    <Button kind="outline" icon={RotateCw} busy={busy} onClick={press}>
      Try again
    </Button>
  );
}
