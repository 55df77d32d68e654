import * as calls from '@kinsong/contract/rooms/rooms.ts';
import * as specified from '@kinsong/contract/rooms/specification-calls.ts';
import { trustAnalytics } from '@kinsong/contract/rooms/trust-analytics.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { readLobby, readRoom } from './lobby.ts';
import { changeRule, foundRoom, leaveRoom } from './rooms.ts';
import { availableRooms, create, enter, send } from './specification-calls.ts';
import { readAnalytics } from './trust-analytics.ts';

export const roomsRoutes: readonly Route[] = [
  on(calls.listRooms, (house, { query }, visit) => readLobby(house, caller(visit), query)),
  on(calls.openRoom, (house, { params }, visit) => readRoom(house, caller(visit), params.room_id)),
  on(calls.foundRoom, (house, { body }, visit) => foundRoom(house, caller(visit), body)),
  on(calls.leaveRoom, (house, { params }, visit) => leaveRoom(house, caller(visit), params.room_id)),
  on(calls.changeRule, (house, { params, body }, visit) =>
    changeRule(house, caller(visit), params.room_id, body.rule),
  ),
  on(trustAnalytics, (house, _input, visit) => readAnalytics(house, caller(visit))),
  on(specified.availableRooms, (house, _input, visit) => availableRooms(house, caller(visit))),
  on(specified.joinRoom, (house, { params }, visit) => enter(house, caller(visit), params.room_id)),
  on(specified.sendRoomMessage, (house, { body }, visit) => send(house, caller(visit), body)),
  on(specified.createRoom, (house, { body }, visit) => create(house, caller(visit), body)),
];
