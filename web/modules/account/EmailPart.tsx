import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { failureOf } from '../../platform/api/failure.ts';
import { Badge, Button } from '../../ui/index.ts';
import { useAccountActions, useWaysIn } from './account.data.ts';
import styles from './Account.module.css';
import { NotHere, AccountSection } from './AccountSection.tsx';

/** An address that was confirmed lets one back in when everything else is lost. A phone number gets no letters. */
export function EmailPart({ email }: { email: string }) {
  const { data, isError, refetch } = useWaysIn();
  if (!email.includes('@')) return null;
  const confirmed = data?.email_confirmed === true;
  return (
    <AccountSection
      title="Your e-mail address"
      words={
        confirmed
          ? 'A letter can always let you back in.'
          : 'Confirm it once, and a letter can always let you back in.'
      }
    >
      <p className={styles.address}>{email}</p>
      {data === undefined && <NotHere failed={isError} onRetry={() => void refetch()} />}
      {confirmed && (
        <Badge icon={MailCheck} tone="good">
          Confirmed
        </Badge>
      )}
      {data !== undefined && !confirmed && <Confirming />}
    </AccountSection>
  );
}

function Confirming() {
  const { confirmEmail } = useAccountActions();
  const { data, error, isPending } = confirmEmail;
  return (
    <>
      <Button icon={Mail} busy={isPending} onClick={() => confirmEmail.mutate()}>
        Send me the confirmation
      </Button>
      <p role="status" className={styles.quiet}>
        {error ? failureOf(error).title : data?.message}
      </p>
    </>
  );
}
