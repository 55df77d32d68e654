import Mail from 'lucide-react/icons/mail';
import { useState, type SubmitEvent } from 'react';
import { Button, FormErrors, TextField } from '../../ui/index.ts';
import type { Refusal } from './entry.types.ts';
import { askForReset } from './steps.data.ts';
import { inWords } from './entry.refusals.ts';
import styles from './Step.module.css';
import { JournalStaysClosed } from './JournalStaysClosed.tsx';
import { StepTitle } from './StepTitle.tsx';

export interface ForgottenPasswordProps {
  email: string;
  onCode: (typed: string) => void;
  onBack: () => void;
}

/** A letter lets one choose a new password. The answer is the same whether or not the house knows the address. */
export function ForgottenPassword({ email: given, onCode, onBack }: ForgottenPasswordProps) {
  const [email, setEmail] = useState(given);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      setSaid((await askForReset(email)).message);
    } catch (thrown) {
      setRefusal(inWords(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.step} onSubmit={(event) => void submit(event)} noValidate>
      <StepTitle>A letter lets you back in</StepTitle>
      <p className={styles.words} role="status">
        {said || 'Which address do you sign in with? We write there, with a link to choose a new password.'}
      </p>
      {said === '' && <JournalStaysClosed />}
      {refusal && <FormErrors key={refusal.title} title={refusal.title} />}
      {said === '' && (
        <>
          <TextField
            id="entry-forgotten"
            label="E-mail or cell phone"
            icon={Mail}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            error={refusal?.fields['email']}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" kind="primary" size="l" wide busy={busy}>
            Send me the letter
          </Button>
        </>
      )}
      {said === '' && (
        <button type="button" className={styles.other} onClick={() => onCode(email)}>
          No letter reaches you? Whoever invited you can give you a code.
        </button>
      )}
      <Button kind="bare" onClick={onBack}>
        Back to the door
      </Button>
    </form>
  );
}
