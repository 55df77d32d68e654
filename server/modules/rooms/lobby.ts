import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { gateOf, mostFaces, type Room } from '@kinsong/contract/rooms/room.ts';
import type { listRooms } from '@kinsong/contract/rooms/rooms.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { lastSaidIn } from '../messages/index.ts';
import { blockedBetween, gatesOf, profilesOf, underSixteen } from '../seekers/index.ts';
import { insidersOf } from '../spaces/index.ts';
import * as rows from './rooms.sql.ts';

/** Rooms are among strangers: nobody under 16 comes so far as to see their doors. */
export async function refuseYoung(house: House, person: Person): Promise<void> {
  if (await underSixteen(house.db, person.id)) throw new Refusal('room.young');
}

const looking = async (house: House, { id }: Person) => ({
  personId: id,
  blocked: await blockedBetween(house.db, id),
});

export async function readLobby(
  house: House,
  person: Person,
  { after = null, limit }: { readonly after?: string | null | undefined; readonly limit: number },
): Promise<AnswerSent<typeof listRooms>> {
  await refuseYoung(house, person);
  const found = await doorsFor(house, person, { after, limit: limit + 1 });
  return { rooms: await roomShapes(house, person, found.slice(0, limit)), more: found.length > limit };
}

export async function doorsFor(
  house: House,
  person: Person,
  page: Parameters<typeof rows.listDoors>[2],
): Promise<rows.DoorRow[]> {
  return rows.listDoors(house.db, await looking(house, person), page);
}

/** Null where there is no such room for them. */
export async function doorFor(house: House, person: Person, id: string): Promise<rows.DoorRow | null> {
  return rows.findDoor(house.db, await looking(house, person), id);
}

export async function readRoom(house: House, person: Person, id: string): Promise<Room> {
  await refuseYoung(house, person);
  const room = await roomFor(house, person, id);
  if (room === null) throw new Refusal('found.not');
  return room;
}

export async function roomFor(house: House, person: Person, id: string): Promise<Room | null> {
  const door = await doorFor(house, person, id);
  const [room] = door === null ? [] : await roomShapes(house, person, [door]);
  return room ?? null;
}

async function roomShapes(house: House, person: Person, doors: readonly rows.DoorRow[]): Promise<Room[]> {
  const ids = doors.map(({ id }) => id);
  const [gates, insiders, said] = await Promise.all([
    gatesOf(house, person.id),
    insidersOf(house.db, ids, mostFaces),
    lastSaidIn(house.db, ids),
  ]);
  const profiles = await profilesOf(house.db, [...new Set(insiders.map(({ personId }) => personId))]);
  const inside = Map.groupBy(insiders, ({ spaceId }) => spaceId);
  return doors.map(({ id, name, threshold, rule, foundedAt, role }) => {
    const people = inside.get(id) ?? [];
    const gate = gates.find((each) => each.gate === gateOf(threshold));
    return {
      ...{ id, name, threshold, rule, role },
      created_at: foundedAt.toISOString(),
      owner: people.find((each) => each.role === 'owner')?.personId ?? null,
      members: people[0]?.of ?? 0,
      faces: people.map(({ personId }) => ({
        person_id: personId,
        name: profiles.get(personId)?.name ?? '',
        avatar_url: profiles.get(personId)?.avatar_url ?? '',
      })),
      last_said_at: said.get(id)?.toISOString() ?? null,
      open: gate?.open ?? false,
      missing: gate?.missing ?? 0,
      closes_at: gate?.closes_at ?? null,
    };
  });
}
