import { eventKind } from '../common/event.ts';
import { RoomTerms } from './room.ts';

export const roomChanged = eventKind({
  name: 'rooms.changed',
  title: 'How long words stay in a room was decided otherwise',
  data: RoomTerms,
});
