import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { sendAway } from '../spaces.actions.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export function RemoveMemberDialog({
  space,
  member,
  onClose,
}: {
  space: MySpace;
  member: Member | undefined;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open={member !== undefined}
      onClose={onClose}
      title={`Send ${member?.name ?? 'them'} away?`}
      description={`They stop seeing ${space.name} at once. What they said stays, with their name. No invitation brings them back until an owner or steward lets them.`}
      confirm="Send away"
      keep="Let them stay"
      danger
      perform={async () => {
        if (member !== undefined) await sendAway(member);
      }}
    />
  );
}
