import { useState, type SubmitEvent } from 'react';
import { Button, FormErrors, PasswordField } from '../../ui/index.ts';
import type { Entered } from './entry.data.ts';
import { inWords } from './entry.refusals.ts';
import styles from './Step.module.css';
import type { Refusal } from './entry.types.ts';
import { chooseAnew } from './steps.data.ts';
import { JournalStaysClosed } from './JournalStaysClosed.tsx';
import { StepTitle } from './StepTitle.tsx';

export interface NewPasswordProps {
  token: string;
  onRefused: () => void;
  onEntered: (entered: Entered) => void;
}

/** The link in the letter led here: a new password, and all other devices are signed out. */
export function NewPassword({ token, onRefused, onEntered }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      onEntered(await chooseAnew(token, password));
    } catch (thrown) {
      setBusy(false);
      setRefusal(inWords(thrown));
      onRefused();
    }
  };
  return (
    <form className={styles.step} onSubmit={(event) => void submit(event)} noValidate>
      <StepTitle>Choose a new password</StepTitle>
      <p className={styles.words}>It signs you in at once. All your other devices are signed out.</p>
      <JournalStaysClosed />
      {refusal && <FormErrors key={refusal.title} title={refusal.title} />}
      <PasswordField
        id="entry-new-password"
        label="New password"
        autoComplete="new-password"
        maxLength={200}
        error={refusal?.fields['password']}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" kind="primary" size="l" wide busy={busy}>
        Keep it and come in
      </Button>
    </form>
  );
}
