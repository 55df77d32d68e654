import type { Journal } from '@kinsong/contract/journal/journal.ts';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, Code, CopyButton } from '../../../ui/index.ts';
import { hasLock, letCodeOpen } from '../unlocking.ts';
import styles from './Keys.module.css';
import { useLetting } from './useLetting.ts';

/** A code for a drawer. It is shown here once, and stands nowhere else. */
export function RecoveryCode({ journal }: { journal: Journal }) {
  const { busy, failed, letting } = useLetting();
  const [code, setCode] = useState<string>();
  const has = hasLock(journal, 'code');
  const make = () =>
    letting(async (key) => {
      const made = await letCodeOpen(key);
      setCode(made.code);
      return made.journal;
    });
  if (code !== undefined) {
    return (
      <div className={styles.made}>
        <p>Write it down, or print it, and put it where only you look. It is not shown again.</p>
        <div className={styles.code}>
          <Code code={code} large />
        </div>
        <div className={styles.actions}>
          <CopyButton text={code} label="Copy it" />
          <Button icon={Printer} onClick={() => print()}>
            Print it
          </Button>
        </div>
        {createPortal(
          <div className={styles.printed}>
            <h1>Recovery code</h1>
            <p>It opens a secret journal. Keep it where only you look.</p>
            <p>{code}</p>
          </div>,
          document.body,
        )}
      </div>
    );
  }
  return (
    <>
      <p>
        {has
          ? 'You have a recovery code. A new one takes its place: the code before opens nothing then.'
          : 'A recovery code on paper opens your journal when a password is forgotten. Without one, nobody can help.'}
      </p>
      {failed !== undefined && <p role="alert">{failed}</p>}
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void make()}>
          {has ? 'Make a new code' : 'Make a recovery code'}
        </Button>
      </div>
    </>
  );
}
