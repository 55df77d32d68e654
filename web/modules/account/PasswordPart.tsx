import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../platform/api/failure.ts';
import { Refused } from '../../platform/api/http-request.ts';
import { Button, FormErrors, PasswordField } from '../../ui/index.ts';
import { useAccountActions, useWaysIn } from './account.data.ts';
import styles from './Account.module.css';
import { NotHere, AccountSection } from './AccountSection.tsx';

/** Sets the first password, or changes it; all other devices are signed out then. */
export function PasswordPart() {
  const { data, isError, refetch } = useWaysIn();
  const { setPassword } = useAccountActions();
  const [now, setNow] = useState('');
  const [next, setNext] = useState('');
  const has = data?.has_password ?? false;
  const { error } = setPassword;
  const code = error instanceof Refused ? error.code : undefined;
  const words = error ? failureOf(error).title : undefined;
  const atNext = code === 'password.weak' || code === 'password.common' ? words : undefined;
  const atNow = code === 'password.wrong' ? words : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (setPassword.isPending || next === '') return;
    setPassword.mutate(
      { password: next, ...(has && { current_password: now }) },
      {
        onSuccess: () => {
          setNow('');
          setNext('');
        },
      },
    );
  };
  return (
    <AccountSection
      title={has ? 'Change your password' : 'Set a password'}
      words="A short sentence is easy to remember and hard to guess. All other devices are signed out. Your secret journal opens with it too."
    >
      {data === undefined ? (
        <NotHere failed={isError} onRetry={() => void refetch()} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          {words !== undefined && atNext === undefined && atNow === undefined && <FormErrors title={words} />}
          {has && (
            <PasswordField
              label="The password you have now"
              maxLength={200}
              value={now}
              error={atNow}
              onChange={(event) => setNow(event.target.value)}
            />
          )}
          <PasswordField
            label="New password"
            autoComplete="new-password"
            maxLength={200}
            value={next}
            error={atNext}
            onChange={(event) => setNext(event.target.value)}
          />
          <Button type="submit" busy={setPassword.isPending}>
            Keep this password
          </Button>
          <p role="status" className={styles.quiet}>
            {setPassword.data?.message}
          </p>
        </form>
      )}
    </AccountSection>
  );
}
