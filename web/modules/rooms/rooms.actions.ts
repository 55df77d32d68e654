import type { Room, Rule, Threshold } from '@kinsong/contract/rooms/room.ts';
import { changeRule, foundRoom, leaveRoom } from '@kinsong/contract/rooms/rooms.ts';
import { joinRoom } from '@kinsong/contract/rooms/specification-calls.ts';
import { ask } from '../../platform/api/api.ts';
import { holdRoom, loadLobby, loadRoom } from './rooms.data.ts';

/** Enters a room; who is in it already only goes in. */
export async function enter({ id, role }: Room): Promise<void> {
  if (role !== null) return;
  try {
    await ask(joinRoom, { params: { room_id: id } });
  } finally {
    // Whether it let one in or not, the door may stand otherwise than it was shown.
    await loadRoom(id);
  }
}

export interface NewRoom {
  /** The same for every try, so that a lost answer does not found it twice. */
  readonly id: string;
  readonly name: string;
  readonly threshold: Threshold;
  readonly rule: Rule;
}

export async function found(wanted: NewRoom): Promise<Room> {
  const room = await ask(foundRoom, { body: wanted });
  holdRoom(room);
  return room;
}

export async function leave(id: string): Promise<void> {
  await ask(leaveRoom, { params: { room_id: id } });
  await loadLobby();
}

export async function decideRule({ id }: Room, rule: Rule): Promise<void> {
  holdRoom(await ask(changeRule, { params: { room_id: id }, body: { rule } }));
}
