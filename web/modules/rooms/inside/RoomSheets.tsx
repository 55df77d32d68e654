import type { Room } from '@kinsong/contract/rooms/room.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { toast } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../spaces/index.ts';
import { leave } from '../rooms.actions.ts';
import type { RoomSheet } from './RoomActions.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { WhoIsHere } from './WhoIsHere.tsx';

export interface RoomSheetsProps {
  space: MySpace;
  room: Room | undefined;
  /** Which of them is open. */
  sheet: RoomSheet | undefined;
  onClose: () => void;
  onLeft: () => void;
}

/** What rises over a room, one at a time. */
export function RoomSheets({ space, room, sheet, onClose, onLeft }: RoomSheetsProps) {
  const { id, name, members, role } = space;
  return (
    <>
      <WhoIsHere space={id} open={sheet === 'people'} onClose={onClose} />
      {room && <RuleSheet room={room} open={sheet === 'rule'} onClose={onClose} />}
      <ConfirmDialog
        open={sheet === 'leave'}
        onClose={onClose}
        title={`Leave ${name}?`}
        description={
          members === 1
            ? 'Nobody else is in it: the room and what was said in it go with you.'
            : `${role === 'owner' ? 'It passes to whoever is here longest. ' : ''}What you said stays as the room’s rule says. When you come back, you hear what is said from then on.`
        }
        confirm="Leave"
        keep="Stay"
        danger
        perform={async () => {
          await leave(id);
          toast({ title: `You have left ${name}`, tone: 'good' });
          onLeft();
        }}
      />
    </>
  );
}
