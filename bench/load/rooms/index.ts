import type { Room } from '../room.ts';
import { openBareRoom, type BareRoom } from './bare.ts';
import { openHouseRoom, type HouseRoom } from './house.ts';
import { openSocketIoRoom, type SocketIoRoom } from './socket-io.ts';
import { openXmppRoom, type XmppRoom } from './xmpp.ts';

export type RoomAddress = HouseRoom | BareRoom | SocketIoRoom | XmppRoom;

export function openRoom(address: RoomAddress, listeners: number): Promise<Room> {
  switch (address.kind) {
    case 'house':
      return openHouseRoom(address, listeners);
    case 'bare':
      return openBareRoom(address, listeners);
    case 'socket.io':
      return openSocketIoRoom(address, listeners);
    case 'xmpp':
      return openXmppRoom(address, listeners);
  }
}
