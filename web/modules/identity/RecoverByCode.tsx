import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState, type SubmitEvent } from 'react';
import { Button, FormErrors, PasswordField, TextField } from '../../ui/index.ts';
import type { Entered } from './entry.data.ts';
import { inWords } from './entry.refusals.ts';
import type { Refusal } from './entry.types.ts';
import { digitsGrouped } from './entry.words.ts';
import styles from './Step.module.css';
import { comeBackByCode } from './steps.data.ts';
import { JournalStaysClosed } from './JournalStaysClosed.tsx';
import { StepTitle } from './StepTitle.tsx';

export interface RecoverByCodeProps {
  /** What stood in the field before, and the code of the link that led here. */
  email: string;
  code: string;
  onRefused: () => void;
  onEntered: (entered: Entered) => void;
  onBack: () => void;
}

const wanted = {
  email: 'The number you joined with, with its country code.',
  code: 'Whoever invited you has it.',
  password: 'Choose a new password.',
};

/** Whom no letter reaches comes in again by the code of whoever invited them, and chooses a new password. */
export function RecoverByCode({ email, code, onRefused, onEntered, onBack }: RecoverByCodeProps) {
  const [typed, setTyped] = useState({ email, code: digitsGrouped(code), password: '' });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const refuse = (why: Refusal) => {
    setRefusal(why);
    onRefused();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const lacks = Object.entries(wanted).filter(
      ([field]) => typed[field as keyof typeof wanted].trim() === '',
    );
    if (lacks.length > 0) {
      return refuse({ title: 'Something is still missing', fields: Object.fromEntries(lacks) });
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      const { email: email_or_phone, code: told, password } = typed;
      onEntered(await comeBackByCode({ email_or_phone, code: told, password }));
    } catch (thrown) {
      setBusy(false);
      refuse(inWords(thrown));
    }
  };
  return (
    <form className={styles.step} onSubmit={(event) => void submit(event)} noValidate>
      <StepTitle>Your host lets you in again</StepTitle>
      <p className={styles.words}>
        The code works once, within the hour. All your other devices are signed out.
      </p>
      <JournalStaysClosed />
      {refusal && <FormErrors key={refusal.title} title={refusal.title} />}
      <TextField
        id="entry-again-phone"
        label="Cell phone"
        icon={Smartphone}
        inputMode="tel"
        autoComplete="username"
        maxLength={254}
        error={refusal?.fields['email']}
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <TextField
        id="entry-again-code"
        label="Code from your host"
        icon={KeyRound}
        digits
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={64}
        error={refusal?.fields['code']}
        value={typed.code}
        onChange={(event) => setTyped({ ...typed, code: digitsGrouped(event.target.value) })}
      />
      <PasswordField
        id="entry-again-password"
        label="New password"
        autoComplete="new-password"
        maxLength={200}
        error={refusal?.fields['password']}
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <Button type="submit" kind="primary" size="l" wide busy={busy}>
        Keep it and come in
      </Button>
      <Button kind="bare" onClick={onBack}>
        Back to the door
      </Button>
    </form>
  );
}
