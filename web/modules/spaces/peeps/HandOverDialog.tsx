import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { ConfirmDialog } from '../salon/ConfirmDialog.tsx';
import { passOn } from '../spaces.actions.ts';

interface HandOverDialogProps {
  space: MySpace;
  member: Member | undefined;
  onClose: () => void;
}

export function HandOverDialog({ space, member, onClose }: HandOverDialogProps) {
  const name = member?.name ?? 'them';
  return (
    <ConfirmDialog
      open={member !== undefined}
      onClose={onClose}
      title={`Hand ${space.name} over to ${name}?`}
      description={`${name} becomes the owner. You stay as a steward, and only an owner can make you one again.`}
      confirm="Hand it over"
      keep="Keep it"
      perform={async () => {
        if (member !== undefined) await passOn(member);
      }}
    />
  );
}
