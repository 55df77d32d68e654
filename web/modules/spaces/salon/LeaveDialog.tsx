import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, ButtonLink, Dialog, toast } from '../../../ui/index.ts';
import { leave, type SalonSheet } from '../spaces.actions.ts';
import { useMembers } from '../spaces.hooks.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface LeaveDialogProps {
  space: MySpace;
  open: boolean;
  onClose: () => void;
  /** To another sheet of the salon. */
  onOpen: (sheet: SalonSheet) => void;
  onLeft: () => void;
}

/** Asks before one leaves; its only owner is told first what must happen before. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { space, open, onClose, onLeft } = props;
  const owners = useMembers(space.id).filter(({ role }) => role === 'owner');
  if (owners.length === 1 && owners[0]!.person_id === signedIn().person.id) return <OnlyOwner {...props} />;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Leave ${space.name}?`}
      description="You stop seeing it at once. What you said stays, with your name. Someone in it can invite you again."
      confirm="Leave"
      keep="Stay"
      danger
      perform={async () => {
        await leave(space);
        toast({ title: `You have left ${space.name}`, tone: 'good' });
        onLeft();
      }}
    />
  );
}

function OnlyOwner({ space, open, onClose, onOpen }: LeaveDialogProps) {
  const alone = space.members === 1;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={alone ? `Only you are in ${space.name}` : `${space.name} needs an owner`}
      description={
        alone
          ? 'Without you nobody could open it again. You can archive it, or delete it; both stand at the end of its settings.'
          : 'You are its only owner. Choose somebody among the Peeps and hand it over; then you can leave.'
      }
      actions={
        <>
          {alone ? (
            <Button kind="thread" onClick={() => onOpen('settings')}>
              To its settings
            </Button>
          ) : (
            <ButtonLink kind="thread" href={`/salon/${space.id}?tab=peeps`} onClick={onClose}>
              To the Peeps
            </ButtonLink>
          )}
          <Button kind="bare" onClick={onClose}>
            Stay
          </Button>
        </>
      }
    />
  );
}
