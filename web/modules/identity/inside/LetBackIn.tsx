import type { Branch } from '@kinsong/contract/identity/branches.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Code, CopyButton, FormErrors, groupCode, Sheet } from '../../../ui/index.ts';
import styles from './LetBackIn.module.css';
import { useRecovery } from './tree.data.ts';

export interface LetBackInProps {
  person: Branch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A code for someone whom no letter reaches. Whoever has it and knows the number is in: so a person hands it on. */
export function LetBackIn({ person, open, onOpenChange }: LetBackInProps) {
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
          ? `Tell it to ${name} alone, by your own voice if you can. It opens once, until ${clock(data.expires_at)}, with the number they came by.`
          : `${name} came with a phone number and no address, so no letter reaches them. You make a code, they choose a new password by it, and their other devices are signed out.`
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
            alt="QR code that leads to the door with the code filled in"
          />
        </div>
      )}
    </Sheet>
  );
}

const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
