import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { ConfirmDialog } from '../salon/ConfirmDialog.tsx';
import { deleteSalon } from '../spaces.actions.ts';

interface DeleteDialogProps {
  space: MySpace;
  open: boolean;
  onClose: () => void;
}

export function DeleteDialog({ space, open, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${space.name}?`}
      description="It is gone at once for everyone but its owners. For a day you can bring it back. Then its messages, tasks and files are gone for good."
      confirm="Delete"
      keep="Keep it"
      danger
      perform={() => deleteSalon(space)}
    />
  );
}
