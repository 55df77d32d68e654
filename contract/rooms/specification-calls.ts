import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { Content } from '../messages/messages.ts';
import { RoomName, Rule, Threshold } from './room.ts';

/** A room in the specification's own words (S2 §3). */
export const MultiplayerRoom = z.object({
  id: Id,
  name: z.string(),
  room_type: z.literal('consciousness_salon'),
  trust_threshold: Threshold,
  participants: z.array(Id),
  participant_info: z.array(z.object({ id: Id, name: z.string(), avatar_url: z.string() })),
});
export type MultiplayerRoom = z.infer<typeof MultiplayerRoom>;

/** A message of a room in the specification's own words; the socket says it in the same shape. */
export const RoomMessage = z.object({
  id: Id,
  user_id: Id,
  user_name: z.string(),
  avatar_url: z.string(),
  message: z.string(),
  timestamp: Moment,
  trust_score: z.number(),
  /** As many as there were taps. They are anonymous: nothing stands in them. */
  trust_taps: z.array(z.object({})),
});
export type RoomMessage = z.infer<typeof RoomMessage>;

export const availableRooms = call({
  name: 'rooms.available',
  title: 'All rooms one may know of, as the specification names them; which open is told by their threshold',
  method: 'GET',
  path: '/api/multiplayer/rooms',
  answer: z.object({ available_rooms: z.array(MultiplayerRoom) }),
  permission: 'person',
  errors: ['room.young'],
});

export const joinRoom = call({
  name: 'rooms.join',
  title: 'Enter a room; its live words come by /ws/room/{room_id}',
  method: 'POST',
  path: '/api/multiplayer/join-room/:room_id',
  params: z.object({ room_id: Id }),
  answer: z.object({ room: MultiplayerRoom }),
  permission: 'person',
  errors: ['found.not', 'room.join', 'room.young', 'space.archived', 'space.sentAway'],
});

/** Who says it is whoever calls: the id that is given must be their own. */
export const sendRoomMessage = call({
  name: 'rooms.send',
  title: 'Say something in a room one has entered',
  method: 'POST',
  path: '/api/multiplayer/send-message',
  body: z.object({ room_id: Id, user_id: Id, message: Content }),
  answer: RoomMessage,
  permission: 'person',
  errors: ['input.wrong', 'room.send', 'room.young', 'space.archived'],
});

export const createRoom = call({
  name: 'rooms.create',
  title: 'Found a room, as the specification names it; without a rule its words are kept',
  method: 'POST',
  path: '/api/multiplayer/create-room',
  body: z.object({
    name: RoomName,
    room_type: z.literal('consciousness_salon'),
    trust_threshold: Threshold,
    rule: Rule.default('kept'),
  }),
  answer: z.object({ room: MultiplayerRoom }),
  permission: 'person',
  errors: ['input.wrong', 'room.create', 'room.young'],
});

export const specifiedRoomsCalls = [availableRooms, joinRoom, sendRoomMessage, createRoom];
