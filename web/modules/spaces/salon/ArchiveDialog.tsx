import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { archive } from '../spaces.actions.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export function ArchiveDialog({
  space,
  open,
  onClose,
}: {
  space: MySpace;
  open: boolean;
  onClose: () => void;
}) {
  const closing = space.archived_at === null;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={closing ? `Archive ${space.name}?` : `Open ${space.name} again?`}
      description={
        closing
          ? 'Everyone in it can still read it. Nobody can write or be invited until it is opened again.'
          : 'Everyone in it can write again.'
      }
      confirm={closing ? 'Archive' : 'Open it again'}
      keep={closing ? 'Keep it open' : 'Leave it archived'}
      perform={() => archive(space, closing)}
    />
  );
}
