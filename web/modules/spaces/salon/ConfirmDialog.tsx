import { Button, Dialog, FormErrors } from '../../../ui/index.ts';
import { useAttempt } from '../useAttempt.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The button that does it, and the one that leaves things as they are. */
  confirm: string;
  keep: string;
  danger?: boolean;
  perform: () => Promise<void>;
}

/** Asks once before something that others will notice. A failure stays in the dialog, to be tried again. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirm,
  keep,
  danger,
  perform,
}: ConfirmDialogProps) {
  const { busy, failure, run } = useAttempt();
  const act = async () => {
    if (await run(perform)) onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button kind={danger ? 'danger' : 'thread'} busy={busy} onClick={() => void act()}>
            {confirm}
          </Button>
          <Button kind="bare" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
    </Dialog>
  );
}
