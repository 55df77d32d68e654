import { newId } from '@kinsong/contract/common/ids.ts';
import * as ours from '@kinsong/contract/rooms/rooms.ts';
import * as specified from '@kinsong/contract/rooms/specification-calls.ts';
import type { Room, Rule, Threshold } from '@kinsong/contract/rooms/room.ts';
import type { Cause } from '@kinsong/contract/seekers/trust.ts';
import { moveTrust } from '../modules/seekers/index.ts';
import type { House } from '../platform/house.ts';
import type { Citizen } from './people.ts';

/** What people do at the doors of rooms. */
export const found = (
  who: Citizen,
  name: string,
  threshold: Threshold = 100,
  rule: Rule = 'kept',
): Promise<Room> => who.call(ours.foundRoom, { body: { id: newId(), name, threshold, rule } });
export const join = (who: Citizen, id: string) => who.call(specified.joinRoom, { params: { room_id: id } });
export const leave = (who: Citizen, id: string) => who.call(ours.leaveRoom, { params: { room_id: id } });
export const open = (who: Citizen, id: string) => who.call(ours.openRoom, { params: { room_id: id } });
export const lobby = async (who: Citizen): Promise<readonly Room[]> =>
  (await who.call(ours.listRooms, { query: {} })).rooms;
export const available = async (who: Citizen) =>
  (await who.call(specified.availableRooms, {})).available_rooms;
export const send = (who: Citizen, room_id: string, message: string, user_id = who.id) =>
  who.call(specified.sendRoomMessage, { body: { room_id, user_id, message } });

/** Something moves somebody's trust, as it would by what they do. */
export const moved = (house: House, { id }: Citizen, cause: Cause): Promise<number> =>
  house.db.transaction((tx) =>
    moveTrust(house, tx, {
      ...{ personId: id, cause, at: house.clock.now() },
      from: { type: 'deed', id: newId(), space_id: null, text: null },
    }),
  );
