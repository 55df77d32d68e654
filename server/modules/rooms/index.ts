import type { Module } from '../../platform/module.ts';
import { endWordsJob } from './end-words.job.ts';
import { roomsPorts, type RoomsPorts } from './ports.ts';
import { roomsRoutes } from './rooms.calls.ts';

export { eraseRoom, fallOut, roomsChanges } from './rooms.ts';

export const makeRooms = (ports: RoomsPorts): Module => ({
  name: 'rooms',
  routes: roomsRoutes,
  jobs: [endWordsJob],
  open: (house) => roomsPorts.give(house, ports),
});
