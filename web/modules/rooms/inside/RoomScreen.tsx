import '../../../ui/tokens.rooms.css';
import type { Place } from '../../../platform/web-module.ts';
import { useSpace } from '../../spaces/index.ts';
import { useRoom } from '../rooms.data.ts';
import { AtTheDoor } from './AtTheDoor.tsx';
import { InsideRoom } from './InsideRoom.tsx';

export interface RoomScreenProps {
  id: string;
  /** The message the address names. */
  led: Place | undefined;
  onLeft: () => void;
}

/** One room: from its door, or from within. */
export function RoomScreen({ id, led, onLeft }: RoomScreenProps) {
  const { state, room } = useRoom(id);
  const { space, state: far } = useSpace(id);
  if (space === undefined || far === 'gone') return <AtTheDoor id={id} state={state} room={room} />;
  return <InsideRoom space={space} room={room} led={led} onLeft={onLeft} />;
}
