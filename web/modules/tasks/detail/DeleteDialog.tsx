import type { Task } from '@kinsong/contract/tasks/task.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { remove } from '../tasks.actions.ts';

export interface DeleteDialogProps {
  task: Task | undefined;
  onClose: () => void;
  onGone: () => void;
}

/** Asks once before a task goes, for everyone. */
export function DeleteDialog({ task, onClose, onGone }: DeleteDialogProps) {
  return (
    <Dialog
      open={task !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title="Delete this task?"
      description={
        task &&
        `“${task.text}” is deleted with its notes, for everyone who sees it here. For ten seconds you can undo it.`
      }
      actions={
        <>
          <Button
            kind="danger"
            onClick={() => {
              if (task !== undefined) void remove(task);
              onClose();
              onGone();
            }}
          >
            Delete
          </Button>
          <Button kind="bare" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
