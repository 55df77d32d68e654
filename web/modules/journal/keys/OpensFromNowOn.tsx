import type { Journal } from '@kinsong/contract/journal/journal.ts';
import { useState, type SubmitEvent } from 'react';
import { knowsPasskeys } from '../../../platform/passkey.ts';
import { Button, ButtonLink, Card } from '../../../ui/index.ts';
import { OwnPasswordField } from '../book/OwnPasswordField.tsx';
import { hasLock, letOpen } from '../unlocking.ts';
import styles from './Keys.module.css';
import { RecoveryCode } from './RecoveryCode.tsx';
import { useLetting } from './useLetting.ts';

export interface OpensFromNowOnProps {
  journal: Journal;
  hasPassword: boolean;
  passkeys: readonly string[];
}

/** What should open it and does not yet: said where it lies open, since only there it can be mended. */
export function OpensFromNowOn({ journal, hasPassword, passkeys }: OpensFromNowOnProps) {
  // A code that was just made is still to be seen.
  const [lacksCode] = useState(!hasLock(journal, 'code'));
  if (hasPassword && !hasLock(journal, 'password'))
    return <PasswordNow former={hasLock(journal, 'former password')} />;
  if (hasLock(journal, 'house')) return <OwnLock passkeys={passkeys} />;
  if (lacksCode) {
    return (
      <Card className={styles.card}>
        <h2 className={styles.heading}>If everything else is forgotten</h2>
        <RecoveryCode journal={journal} />
      </Card>
    );
  }
  return null;
}

function PasswordNow({ former }: { former: boolean }) {
  const { busy, failed, letting } = useLetting();
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '') void letting((key) => letOpen(key, { by: 'password', password }));
  };
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>Your password does not open it yet</h2>
      <p>
        {former
          ? 'Your password was set anew since. Type the one you have now, and it opens your journal from now on; the one before does not any more.'
          : 'Type it once more, and it opens your journal from now on.'}
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <OwnPasswordField
          label="The password you have now"
          value={password}
          error={failed}
          onChange={setPassword}
        />
        <Button type="submit" busy={busy}>
          Let it open my journal
        </Button>
      </form>
    </Card>
  );
}

function OwnLock({ passkeys }: { passkeys: readonly string[] }) {
  const { busy, failed, letting } = useLetting();
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>The house’s key opens it</h2>
      <p>
        Whoever keeps this house’s computer could read these pages. With a password of your own, or a passkey,
        nobody but you can.
      </p>
      {failed !== undefined && <p role="alert">{failed}</p>}
      <div className={styles.actions}>
        {passkeys.length > 0 && knowsPasskeys() && (
          <Button
            busy={busy}
            onClick={() => void letting((key) => letOpen(key, { by: 'passkey', ids: passkeys }))}
          >
            Lock it with my passkey
          </Button>
        )}
        <ButtonLink href="/account">Set a password</ButtonLink>
      </div>
    </Card>
  );
}
