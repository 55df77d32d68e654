import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { leave } from '../spaces.actions.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export function LeaveDialog({
  space,
  open,
  onClose,
}: {
  space: MySpace;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Leave ${space.name}?`}
      description="You stop seeing it at once. What you said stays, with your name. Someone in it can invite you again."
      confirm="Leave"
      keep="Stay"
      danger
      perform={() => leave(space)}
    />
  );
}
