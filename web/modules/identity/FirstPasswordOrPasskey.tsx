import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState, type SubmitEvent } from 'react';
import { knowsPasskeys, makePasskey, NotNow } from '../../platform/passkey.ts';
import { Button, FormErrors, PasswordField } from '../../ui/index.ts';
import type { Refusal } from './entry.types.ts';
import { beginPasskey, keepPasskey, setFirstPassword } from './steps.data.ts';
import { inWords } from './entry.refusals.ts';
import styles from './Step.module.css';
import { StepTitle } from './StepTitle.tsx';

/** Whoever came by a code alone has no way back in yet: a password or a passkey, now or another day. */
export function FirstPasswordOrPasskey({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'password' | 'passkey'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (what: 'password' | 'passkey', deed: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(what);
    setRefusal(undefined);
    try {
      await deed();
      onDone();
    } catch (thrown) {
      setBusy(undefined);
      if (!(thrown instanceof NotNow)) setRefusal(inWords(thrown));
    }
  };
  const withPassword = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '') {
      return setRefusal({
        title: 'Something is still missing',
        fields: { password: 'Write a password first.' },
      });
    }
    void run('password', () => setFirstPassword(password));
  };
  const withPasskey = () =>
    run('passkey', async () => {
      const { options } = await beginPasskey();
      await keepPasskey('', await makePasskey(options));
    });
  return (
    <form className={styles.step} onSubmit={withPassword} noValidate>
      <StepTitle>How will you come back?</StepTitle>
      <p className={styles.words}>You are in. Choose a password or a passkey, so that you can come back.</p>
      {refusal && <FormErrors key={refusal.title} title={refusal.title} />}
      <PasswordField
        id="entry-first-password"
        label="A password"
        help="A short sentence is easy to remember and hard to guess."
        autoComplete="new-password"
        maxLength={200}
        error={refusal?.fields['password']}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" kind="primary" size="l" wide busy={busy === 'password'}>
        Keep this password
      </Button>
      {knowsPasskeys() && (
        <Button
          kind="outline"
          size="l"
          wide
          icon={Fingerprint}
          busy={busy === 'passkey'}
          onClick={() => void withPasskey()}
        >
          Use a passkey instead
        </Button>
      )}
      <Button kind="bare" onClick={onDone}>
        Later
      </Button>
    </form>
  );
}
