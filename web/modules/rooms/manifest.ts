import type { WebModule } from '../../platform/web-module.ts';
import { roomsEars, roomsKept, roomsRows } from './rooms.data.ts';

export const rooms: WebModule = { rows: roomsRows, keeps: [roomsKept], ears: [roomsEars] };
