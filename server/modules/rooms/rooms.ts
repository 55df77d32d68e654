import { Refusal } from '@kinsong/contract/common/errors.ts';
import { roomChanged } from '@kinsong/contract/rooms/events.ts';
import {
  gateOf,
  thresholds,
  type Room,
  type RoomTerms,
  type Rule,
  type Threshold,
} from '@kinsong/contract/rooms/room.ts';
import type { GateName } from '@kinsong/contract/seekers/trust-gates.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { Person } from '../../platform/person.ts';
import { holdsGate, passes } from '../seekers/index.ts';
import {
  admit,
  changeSpace,
  foundRoomSpace,
  mayOrRefuse,
  stepOut,
  type ChangeSource,
  type Eraser,
} from '../spaces/index.ts';
import { doorFor, readRoom, refuseYoung, roomFor } from './lobby.ts';
import * as rows from './rooms.sql.ts';

interface NewRoom {
  readonly id: string;
  readonly name: string;
  readonly threshold: Threshold;
  readonly rule: Rule;
}

/** Founds a room behind a gate that is open for its founder. Founding it twice founds it once. */
export async function foundRoom(house: House, person: Person, wanted: NewRoom): Promise<Room> {
  await refuseYoung(house, person);
  const { id, name, threshold, rule } = wanted;
  const foundedAt = house.clock.now();
  await foundRoomSpace(house, {
    ...{ id, name, owner: person.id },
    besides: async (tx) => {
      if (!(await holdsGate(tx, person.id, gateOf(threshold), foundedAt))) throw new Refusal('room.create');
      await rows.insertRoom(tx, {
        spaceId: id,
        foundedBy: person.id,
        foundedAt,
        threshold,
        rule,
        changedRev: 1,
      });
    },
  });
  const stored = await rows.findRoom(house.db, id);
  const room = stored?.foundedBy === person.id ? await roomFor(house, person, id) : null;
  if (room === null) throw new Refusal('id.taken');
  return room;
}

/** Entering is decided by the gate: who has passed it keeps its rooms through the notice. Entering twice enters once. */
export async function joinRoom(house: House, person: Person, id: string): Promise<void> {
  await refuseYoung(house, person);
  const door = await doorFor(house, person, id);
  if (door === null) throw new Refusal('found.not');
  if (door.role !== null) return;
  await admit(house, id, async (tx) => {
    if (!(await rows.takesPeopleIn(tx, id))) throw new Refusal('found.not');
    if (!(await holdsGate(tx, person.id, gateOf(door.threshold), house.clock.now())))
      throw new Refusal('room.join');
    return { result: undefined, comes: person.id };
  });
}

export async function leaveRoom(house: House, person: Person, id: string): Promise<{ left: true }> {
  await mayOrRefuse(house, person, 'spaces.leave', id);
  if ((await rows.findRoom(house.db, id)) === null) throw new Refusal('found.not');
  await stepOut(house, id, person.id);
  return { left: true };
}

/** A gate has closed for somebody: they fall out of the rooms behind it, and come back by trust alone. */
export async function fallOut(house: House, personId: string, gate: GateName): Promise<void> {
  const threshold = thresholds.find((each) => gateOf(each) === gate);
  // Told late, it may stand open again.
  if (threshold === undefined || (await passes(house, personId, gate))) return;
  for (const id of await rows.roomsBehind(house.db, personId, threshold)) await stepOut(house, id, personId);
}

export async function changeRule(house: House, person: Person, id: string, rule: Rule): Promise<Room> {
  await mayOrRefuse(house, person, 'rooms.rule', id);
  await changeSpace(house, id, async (tx, rev) => {
    const row = await rows.keepRule(tx, id, rule, rev);
    if (row === null) throw new Refusal('found.not');
    return { result: undefined, changes: [termsChange(row)] };
  });
  return readRoom(house, person, id);
}

/** Whoever enters later is told of it as well: it is born with each change. */
function termsChange({ spaceId, threshold, rule, changedRev: rev }: rows.RoomRow): LiveChange {
  const data: RoomTerms = { space_id: spaceId, threshold, rule, rev };
  return { event: roomChanged.name, rev, born: rev, data };
}

export const roomsChanges: ChangeSource = async ({ db }, spaceId, { since, upTo }) => {
  const row = await rows.findRoom(db, spaceId);
  return row === null || row.changedRev <= since || row.changedRev > upTo ? [] : [termsChange(row)];
};

export const eraseRoom: Eraser = async (tx, spaceId) => {
  await rows.deleteRoom(tx, spaceId);
  return undefined;
};
