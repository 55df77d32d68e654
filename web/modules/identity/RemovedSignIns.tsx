import { removedWords, type Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import { Button } from '../../ui/index.ts';
import styles from './Step.module.css';
import { StepTitle } from './StepTitle.tsx';

/** Whoever came by a letter is told what it removed, and goes on when they have read it. */
export function RemovedSignIns({ removed, onDone }: { removed: Removed; onDone: () => void }) {
  return (
    <div className={styles.step}>
      <StepTitle>This account is yours alone</StepTitle>
      <p className={styles.words}>{removedWords(removed)}</p>
      <Button kind="primary" size="l" wide onClick={onDone}>
        Go on
      </Button>
    </div>
  );
}
