import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { AnswerSent, Received } from '@kinsong/contract/common/call.ts';
import type * as calls from '@kinsong/contract/rooms/specification-calls.ts';
import type { MultiplayerRoom } from '@kinsong/contract/rooms/specification-calls.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { postMessage, roomMessageOf } from '../messages/index.ts';
import { profilesOf } from '../seekers/index.ts';
import { insidersOf } from '../spaces/index.ts';
import { doorFor, doorsFor, refuseYoung } from './lobby.ts';
import * as rows from './rooms.sql.ts';
import { foundRoom, joinRoom } from './rooms.ts';

/** The specification's list has no pages; a house with more doors than these is walked through by ours. */
const mostListed = 500;

export async function availableRooms(
  house: House,
  person: Person,
): Promise<AnswerSent<typeof calls.availableRooms>> {
  await refuseYoung(house, person);
  const doors = await doorsFor(house, person, { after: null, limit: mostListed });
  return { available_rooms: await shapes(house, doors) };
}

export async function enter(
  house: House,
  person: Person,
  id: string,
): Promise<AnswerSent<typeof calls.joinRoom>> {
  await joinRoom(house, person, id);
  return { room: await multiplayerRoom(house, person, id) };
}

export async function create(
  house: House,
  person: Person,
  { name, trust_threshold: threshold, rule }: Received<typeof calls.createRoom>['body'],
): Promise<AnswerSent<typeof calls.createRoom>> {
  const { id } = await foundRoom(house, person, { id: newId(), name, threshold, rule });
  return { room: await multiplayerRoom(house, person, id) };
}

const outside = new Set(['found.not', 'allowed.not', 'space.archived']);

/** Whoever is not in the room, or says it in somebody else's name, says nothing. */
export async function send(
  house: House,
  person: Person,
  { room_id, user_id, message }: Received<typeof calls.sendRoomMessage>['body'],
): Promise<AnswerSent<typeof calls.sendRoomMessage>> {
  await refuseYoung(house, person);
  const isRoom = (await rows.findRoom(house.db, room_id)) !== null;
  if (!isRoom || user_id !== person.id) throw new Refusal('room.send');
  try {
    const said = await postMessage(house, person, room_id, { id: newId(), content: message, reply_to: null });
    return roomMessageOf(said, (await profilesOf(house.db, [person.id])).get(person.id));
  } catch (error) {
    throw error instanceof Refusal && outside.has(error.code) ? new Refusal('room.send') : error;
  }
}

async function multiplayerRoom(house: House, person: Person, id: string): Promise<MultiplayerRoom> {
  const door = await doorFor(house, person, id);
  const [room] = door === null ? [] : await shapes(house, [door]);
  // Gone again in this very moment.
  if (room === undefined) throw new Refusal('found.not');
  return room;
}

async function shapes(house: House, doors: readonly rows.DoorRow[]): Promise<MultiplayerRoom[]> {
  const insiders = await insidersOf(
    house.db,
    doors.map(({ id }) => id),
    Number.MAX_SAFE_INTEGER,
  );
  const profiles = await profilesOf(house.db, [...new Set(insiders.map(({ personId }) => personId))]);
  const inside = Map.groupBy(insiders, ({ spaceId }) => spaceId);
  return doors.map(({ id, name, threshold }) => {
    const people = (inside.get(id) ?? []).map(({ personId }) => personId);
    return {
      ...{ id, name, room_type: 'consciousness_salon', trust_threshold: threshold },
      participants: people,
      participant_info: people.map((each) => ({
        id: each,
        name: profiles.get(each)?.name ?? '',
        avatar_url: profiles.get(each)?.avatar_url ?? '',
      })),
    };
  });
}
