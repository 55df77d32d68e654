import { Button, Dialog } from '../../../ui/index.ts';

export interface FinalDialogProps {
  open: boolean;
  onClose: () => void;
  onCast: () => void;
}

/** Before an anonymous vote is cast: afterwards nobody can find it again, not even to change it. */
export function FinalDialog({ open, onClose, onCast }: FinalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Final once cast"
      description="All see that you have voted. What you chose is kept without your name, so nobody can change it or take it back afterwards, you included."
      actions={
        <>
          <Button kind="thread" onClick={onCast}>
            Cast it
          </Button>
          <Button kind="bare" onClick={onClose}>
            Look at it again
          </Button>
        </>
      }
    />
  );
}
