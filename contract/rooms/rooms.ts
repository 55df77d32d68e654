import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Room, RoomName, Rule, Threshold } from './room.ts';
import { specifiedRoomsCalls } from './specification-calls.ts';
import { trustAnalytics } from './trust-analytics.ts';

const oneRoom = z.object({ room_id: Id });

export const listRooms = call({
  name: 'rooms.list',
  title:
    'The doors of the lobby, lit or not, the lowest threshold first and then as they were founded; on from one of them',
  method: 'GET',
  path: '/api/rooms',
  query: z.object({ after: Id.optional(), limit: z.coerce.number().int().min(1).max(200).default(100) }),
  answer: z.object({ rooms: z.array(Room), more: z.boolean() }),
  permission: 'person',
  errors: ['room.young'],
});

export const openRoom = call({
  name: 'rooms.open',
  title: 'One door of the lobby: a room with its threshold and its rule, whether one is in it or not',
  method: 'GET',
  path: '/api/rooms/:room_id',
  params: oneRoom,
  answer: Room,
  permission: 'person',
  errors: ['found.not', 'room.young'],
});

export const foundRoom = call({
  name: 'rooms.found',
  title: 'Found a room with its threshold and its rule; the client makes the id',
  method: 'POST',
  path: '/api/rooms',
  body: z.object({ id: Id, name: RoomName, threshold: Threshold, rule: Rule }),
  answer: Room,
  permission: 'person',
  errors: ['id.taken', 'input.wrong', 'room.create', 'room.young'],
});

export const leaveRoom = call({
  name: 'rooms.leave',
  title:
    'Leave a room; its owner passes it on to the steward or member who is there longest, and alone deletes it',
  method: 'DELETE',
  path: '/api/rooms/:room_id/me',
  params: oneRoom,
  answer: z.object({ left: z.literal(true) }),
  permission: 'spaces.leave',
  errors: ['found.not'],
});

export const changeRule = call({
  name: 'rooms.changeRule',
  title: 'Say how long words stay in a room; everybody in it is told',
  method: 'PUT',
  path: '/api/rooms/:room_id/rule',
  params: oneRoom,
  body: z.object({ rule: Rule }),
  answer: Room,
  permission: 'rooms.rule',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

export const roomsCalls = [
  listRooms,
  openRoom,
  foundRoom,
  leaveRoom,
  changeRule,
  trustAnalytics,
  ...specifiedRoomsCalls,
];
