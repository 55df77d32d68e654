import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { failureOf } from '../../platform/api/failure.ts';
import { knowsPasskeys, NotNow } from '../../platform/passkey.ts';
import { Button, dayWithin, Icon, IconButton, List, Row, TextField, toast } from '../../ui/index.ts';
import { useAccountActions, useWaysIn } from './account.data.ts';
import { NotHere, AccountSection } from './AccountSection.tsx';

const failed = (failure: Error) => {
  if (!(failure instanceof NotNow)) toast({ title: failureOf(failure).title, tone: 'ember' });
};

/** Keys that live in a device: a finger or a face instead of a password. */
export function PasskeysPart() {
  const { data, isError, refetch } = useWaysIn();
  const { addPasskey, removePasskey } = useAccountActions();
  const [name, setName] = useState('');
  return (
    <AccountSection
      title="Passkeys"
      words="Sign in with a finger, a face or the lock of your device. Nothing to remember."
    >
      {data === undefined ? (
        <NotHere failed={isError} onRetry={() => void refetch()} />
      ) : (
        data.passkeys.length > 0 && (
          <List label="Passkeys">
            {data.passkeys.map((key) => (
              <Row
                key={key.id}
                lead={<Icon of={Fingerprint} />}
                title={key.name || 'A passkey'}
                detail={
                  key.last_used_at === null
                    ? `made ${dayWithin(new Date(key.created_at))}`
                    : `last used ${dayWithin(new Date(key.last_used_at))}`
                }
                end={
                  <IconButton
                    icon={Trash}
                    label={`Remove ${key.name || 'this passkey'}`}
                    onClick={() => removePasskey.mutate(key.id, { onError: failed })}
                  />
                }
              />
            ))}
          </List>
        )
      )}
      {knowsPasskeys() ? (
        <>
          <TextField
            label="A name for the new one"
            autoComplete="off"
            placeholder="Kitchen tablet"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            icon={Fingerprint}
            busy={addPasskey.isPending}
            onClick={() => addPasskey.mutate(name, { onError: failed, onSuccess: () => setName('') })}
          >
            Add a passkey
          </Button>
        </>
      ) : (
        <p>This browser is too old to keep passkeys. Your password works as ever.</p>
      )}
    </AccountSection>
  );
}
