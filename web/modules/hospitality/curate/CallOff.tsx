import { longestReason, type Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Dialog, TextArea } from '../../../ui/index.ts';
import { useCurating } from '../retreats.data.ts';

/** Everybody who thought of coming is told why, by letter and in the app. */
export function CallOff({ retreat: { id, name } }: { retreat: Retreat }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { cancel } = useCurating();
  const failure = cancel.error ? failureOf(cancel.error) : undefined;
  return (
    <>
      <Button kind="bare" onClick={() => setOpen(true)}>
        Call it off
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Call “${name}” off?`}
        description="Everybody who did not say no is told, by letter and in the app. Its salon stays."
        actions={
          <>
            <Button
              kind="danger"
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ id, reason }, { onSuccess: () => setOpen(false) })}
            >
              Call it off
            </Button>
            <Button onClick={() => setOpen(false)}>Leave it</Button>
          </>
        }
      >
        <TextArea
          label="Why, if you like to say"
          maxLength={longestReason}
          value={reason}
          error={failure?.fields['reason'] ?? failure?.title}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  );
}
