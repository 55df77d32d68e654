import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import Mail from 'lucide-react/icons/mail';
import { useState, type SubmitEvent } from 'react';
import { Button, FormErrors, TextField } from '../../../ui/index.ts';
import { inviteByMail } from './exchange.data.ts';
import styles from './Exchange.module.css';
import { useTry } from './useTry.ts';

/** A letter with the event in it, and links to say yes, maybe or no. */
export function InviteByMail({ event }: { event: CalendarEvent }) {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { busy, failure, run } = useTry();
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    const guest = { email: email.trim(), name: name.trim() };
    void run(async () => {
      await inviteByMail(event.id, guest);
      setSentTo(guest.email);
      setEmail('');
      setName('');
      setOpen(false);
    });
  };
  return (
    <>
      <p role="status" className={styles.quiet}>
        {sentTo !== '' && !open && `A letter is on its way to ${sentTo}.`}
      </p>
      {!open && (
        <Button icon={Mail} onClick={() => setOpen(true)}>
          Invite by e-mail
        </Button>
      )}
      {open && (
        <form className={styles.stack} onSubmit={submit} noValidate>
          {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
          <TextField
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            error={failure?.fields['email']}
            onChange={(changed) => setEmail(changed.target.value)}
          />
          <TextField
            label="Name, if you like"
            autoComplete="off"
            maxLength={80}
            value={name}
            error={failure?.fields['name']}
            onChange={(changed) => setName(changed.target.value)}
          />
          <p className={styles.quiet}>
            They get a letter with the event in it, and see its time, place and notes. They need no account.
          </p>
          <div className={styles.ways}>
            <Button type="submit" kind="thread" busy={busy}>
              Send the letter
            </Button>
            <Button kind="bare" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
