import Mail from 'lucide-react/icons/mail';
import { failureOf } from '../../platform/api/failure.ts';
import { Button } from '../../ui/index.ts';
import { useAccountActions } from './account.data.ts';
import styles from './Account.module.css';
import { Part } from './Part.tsx';

/** An address that was confirmed lets one back in when everything else is lost. A phone number gets no letters. */
export function EmailPart({ email }: { email: string }) {
  const { confirmEmail } = useAccountActions();
  const { data, error, isPending } = confirmEmail;
  if (!email.includes('@')) return null;
  return (
    <Part title="Your e-mail address" words="Confirm it once, and a letter can always let you back in.">
      <p className={styles.address}>{email}</p>
      <Button icon={Mail} busy={isPending} onClick={() => confirmEmail.mutate()}>
        Send me the confirmation
      </Button>
      <p role="status" className={styles.quiet}>
        {error ? failureOf(error).title : data?.message}
      </p>
    </Part>
  );
}
