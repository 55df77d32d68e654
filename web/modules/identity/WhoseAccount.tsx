import { inWords as waysInWords, type Removed } from '@kinsong/contract/identity/removed-sign-ins.ts';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState, type SubmitEvent } from 'react';
import { knowsPasskeys, NotNow, signWithPasskey } from '../../platform/passkey.ts';
import { Button, FormErrors, PasswordField } from '../../ui/index.ts';
import { signIn } from './entry.data.ts';
import { inWords } from './entry.refusals.ts';
import styles from './Step.module.css';
import type { Refusal } from './entry.types.ts';
import { beginPasskeySignIn, enterByPasskey } from './steps.data.ts';
import { StepTitle } from './StepTitle.tsx';

export interface WhoseAccountProps {
  address: string;
  removes: Removed;
  /** By now they are signed in, or the ways in are to go. */
  onGoOn: () => void;
}

/**
 * A letter is opened where nobody is signed in, and shows for the first time whose the address is. Whoever made the
 * account signs in and keeps all of it; for whoever did not, every way in that was there goes.
 */
export function WhoseAccount({ address, removes, onGoOn }: WhoseAccountProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'password' | 'passkey'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const prove = async (by: 'password' | 'passkey', deed: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(by);
    setRefusal(undefined);
    try {
      await deed();
      onGoOn();
    } catch (thrown) {
      setBusy(undefined);
      if (!(thrown instanceof NotNow)) setRefusal(inWords(thrown));
    }
  };
  const withPassword = (event: SubmitEvent) => {
    event.preventDefault();
    void prove('password', () => signIn(address, password));
  };
  const withPasskey = () =>
    prove('passkey', async () => {
      const { options } = await beginPasskeySignIn();
      await enterByPasskey(await signWithPasskey(options));
    });
  const byPassword = removes.includes('password');
  const byPasskey = removes.includes('passkeys') && knowsPasskeys();
  return (
    <form className={styles.step} onSubmit={withPassword} noValidate>
      <StepTitle>Did you make this account?</StepTitle>
      <p className={styles.words}>
        There is one with {address}.{' '}
        {byPassword || byPasskey
          ? 'If you made it, sign in and keep everything.'
          : 'If you made it, open the letter where you are signed in, and keep everything.'}
      </p>
      {refusal && <FormErrors key={refusal.title} title={refusal.title} />}
      {byPassword && (
        <>
          <PasswordField
            id="entry-own-password"
            label="Its password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" kind="primary" size="l" wide busy={busy === 'password'}>
            Sign in and keep it
          </Button>
        </>
      )}
      {byPasskey && (
        <Button
          kind="outline"
          size="l"
          wide
          icon={Fingerprint}
          busy={busy === 'passkey'}
          onClick={() => void withPasskey()}
        >
          Use your passkey
        </Button>
      )}
      <p className={styles.words}>
        If you did not, or forgot the password, go on without it. Only this is removed: {waysInWords(removes)}
        .
      </p>
      <Button kind="outline" size="l" wide onClick={onGoOn}>
        Go on without it
      </Button>
    </form>
  );
}
