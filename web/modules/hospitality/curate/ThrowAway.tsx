import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Dialog, toast } from '../../../ui/index.ts';
import { useCurating } from '../retreats.data.ts';

/** A draft goes for good; nobody was told of it. */
export function ThrowAway({ id, onGone }: { id: string; onGone: () => void }) {
  const [open, setOpen] = useState(false);
  const { cancel } = useCurating();
  const gone = () =>
    cancel.mutate(
      { id, reason: '' },
      {
        onSuccess: () => {
          setOpen(false);
          onGone();
        },
        onError: (failed) => toast({ ...failureOf(failed), tone: 'ember' }),
      },
    );
  return (
    <>
      <Button kind="bare" onClick={() => setOpen(true)}>
        Throw it away
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Throw this retreat away?"
        description="Nobody was told of it. It does not come back."
        actions={
          <>
            <Button kind="danger" busy={cancel.isPending} onClick={gone}>
              Throw it away
            </Button>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
          </>
        }
      />
    </>
  );
}
