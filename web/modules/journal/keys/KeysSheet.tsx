import type { Journal } from '@kinsong/contract/journal/journal.ts';
import { knowsPasskeys } from '../../../platform/passkey.ts';
import { Button, Sheet } from '../../../ui/index.ts';
import { KeyWords } from '../book/KeyWords.tsx';
import { useWaysIn } from '../journal.data.ts';
import { openersOf } from '../journal.words.ts';
import { hasLock, letOpen } from '../unlocking.ts';
import styles from './Keys.module.css';
import { RecoveryCode } from './RecoveryCode.tsx';
import { useLetting } from './useLetting.ts';

export interface KeysSheetProps {
  journal: Journal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What opens the journal, and what more could. */
export function KeysSheet({ journal, open, onOpenChange }: KeysSheetProps) {
  const ways = useWaysIn().data;
  const { busy, failed, letting } = useLetting();
  const locking = new Set(journal.locks.map(({ passkey_id }) => passkey_id));
  const ids = (ways?.passkeys ?? []).map(({ id }) => id).filter((id) => !locking.has(id));
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="What opens your journal">
      <div className={styles.sheet}>
        <KeyWords
          opens={openersOf(journal, ways?.has_password ?? false)}
          pages={journal.pages}
          keptBy={hasLock(journal, 'house') ? 'house' : 'own'}
        />
        {failed !== undefined && <p role="alert">{failed}</p>}
        {ids.length > 0 && knowsPasskeys() && (
          <div className={styles.actions}>
            <Button busy={busy} onClick={() => void letting((key) => letOpen(key, { by: 'passkey', ids }))}>
              Let a passkey open it too
            </Button>
          </div>
        )}
        {!hasLock(journal, 'house') && (
          <section className={styles.part}>
            <h3 className={styles.heading}>Recovery code</h3>
            <RecoveryCode journal={journal} />
          </section>
        )}
      </div>
    </Sheet>
  );
}
