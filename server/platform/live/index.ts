export type { Answered, Page, PerformCall, Watchable } from './ports.ts';
export { makeLive } from './live.ts';
export type { Live } from './live-line.ts';
export { Crowding } from './connection-limit.ts';
export { withoutBirth } from './hub.ts';
export type { LiveChange, SpaceNews } from './space-news.ts';
export type { View } from './reader.ts';
export type { RoomEar } from './room-ear.ts';
