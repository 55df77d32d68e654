import type { Invitation } from '@kinsong/contract/invitations/invitations.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useState } from 'react';
import { Sheet } from '../../../ui/index.ts';
import { InviteForm } from './InviteForm.tsx';
import { InvitationSlip } from './InvitationSlip.tsx';

/** Makes an invitation that opens this salon, and shows its code and link. */
export function InviteSheet({
  space,
  open,
  onClose,
}: {
  space: MySpace;
  open: boolean;
  onClose: () => void;
}) {
  const [made, setMade] = useState<{ invitation: Invitation; sentTo: string | undefined }>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={made ? 'The invitation is made' : `Invite to ${space.name}`}
      description={
        made
          ? undefined
          : 'Whoever has the code or the link may come in, as often as you say, for as long as you say.'
      }
    >
      {open && made === undefined && (
        <InviteForm space={space} onMade={(invitation, sentTo) => setMade({ invitation, sentTo })} />
      )}
      {made !== undefined && <InvitationSlip space={space} {...made} onAnother={() => setMade(undefined)} />}
    </Sheet>
  );
}
