import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { useState, type SubmitEvent } from 'react';
import { Refused } from '../../../platform/api/http-request.ts';
import { Button, FormErrors, TextArea, TextField } from '../../../ui/index.ts';
import { askForPlace } from './waitlist.data.ts';
import styles from './Waitlist.module.css';

interface Refusal {
  title: string;
  description?: string;
  fields: Readonly<Record<string, string>>;
}

const needed: Readonly<Record<string, string>> = {
  name: 'How shall we call you?',
  email: 'Where can a letter reach you?',
};

/** A name, a place for a letter, a line why. Whatever happens, what was typed stays. */
export function WaitlistForm({ onSent }: { onSent: (thanks: string) => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [line, setLine] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = Object.entries({ name, email }).filter(([, value]) => value.trim() === '');
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map(([field]) => [field, needed[field] ?? '']));
      return setRefusal({ title: 'Something is still missing', fields });
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      const { message } = await askForPlace({ name, email, line });
      onSent(message);
    } catch (thrown) {
      setBusy(false);
      setRefusal(inWords(thrown));
    }
  };

  const at = (field: string) => ({ id: `waitlist-${field}`, error: refusal?.fields[field] });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1>Join the waitlist</h1>
      <p className={styles.voice}>
        The door opens by invitation. Leave your name, and a letter will find you.
      </p>
      {refusal && (
        <FormErrors
          key={refusal.title}
          title={refusal.title}
          fields={Object.entries(refusal.fields).map(([field, message]) => ({
            id: `waitlist-${field}`,
            message,
          }))}
        >
          {refusal.description}
        </FormErrors>
      )}
      <TextField
        {...at('name')}
        label="Name"
        icon={UserRound}
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        {...at('email')}
        label="E-mail"
        icon={Mail}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextArea
        {...at('line')}
        label="What brings you here?"
        help="A line is enough; it may stay empty."
        maxLength={500}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <Button type="submit" kind="primary" size="l" wide busy={busy}>
        {busy ? 'Writing your name down' : 'Join the Waitlist'}
      </Button>
      <p className={styles.other}>
        You have a code? <a href="/enter?kind=explorer">Come in with it</a>
      </p>
    </form>
  );
}

function inWords(thrown: unknown): Refusal {
  if (!(thrown instanceof Refused)) {
    return {
      title: 'No answer from the house',
      description: 'Often it is the connection. What you typed is still here; try again.',
      fields: {},
    };
  }
  return {
    title: thrown.message,
    description: 'What you typed is still here.',
    fields: thrown.fields ?? {},
  };
}
