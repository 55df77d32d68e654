import type { Branch } from '@kinsong/contract/invitations/invitation-tree.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Code, CopyButton, FormErrors, groupCode, Sheet } from '../../../ui/index.ts';
import styles from './RecoveryCodeSheet.module.css';
import { useRecovery } from './tree.data.ts';

export interface RecoveryCodeSheetProps {
  person: Branch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A code for someone whom no letter reaches. Whoever has it and knows the number is in: so a person hands it on. */
export function RecoveryCodeSheet({ person, open, onOpenChange }: RecoveryCodeSheetProps) {
  const { name } = person;
  const { mutate, data, error, isPending } = useRecovery();
  const failure = error ? failureOf(error) : undefined;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={`Let ${name} back in`}
      description={
        data
          ? `Tell it only to ${name}, by phone or in person if you can. It works once, until ${clock(data.expires_at)}, with the number they joined with.`
          : `${name} joined with a phone number, so we cannot send a letter. Make a code: with it they choose a new password, and their other devices are signed out.`
      }
      actions={
        data ? (
          <CopyButton text={data.link} label="Copy the link" kind="thread" />
        ) : (
          <Button kind="thread" icon={KeyRound} busy={isPending} onClick={() => mutate(person.id)}>
            Make the code
          </Button>
        )
      }
    >
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      {data && (
        <div className={styles.code}>
          <Code code={groupCode(data.code)} large />
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(data.link_qr)}`}
            alt="QR code that opens the entry screen with the code filled in"
          />
        </div>
      )}
    </Sheet>
  );
}

const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
