import type { Room } from '@kinsong/contract/rooms/room.ts';
import { Sheet } from '../../../ui/index.ts';
import { CreateRoomForm } from './CreateRoomForm.tsx';

export interface CreateRoomSheetProps {
  open: boolean;
  onClose: () => void;
  onFounded: (room: Room) => void;
}

export function CreateRoomSheet({ open, onClose, onFounded }: CreateRoomSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Create Consciousness Salon"
      description="A room of your own, for people you may not know yet. Trust opens its door, nobody else."
    >
      {open && <CreateRoomForm onFounded={onFounded} />}
    </Sheet>
  );
}
