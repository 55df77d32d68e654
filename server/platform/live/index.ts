export type { Answered, Page, PerformCall, Watchable } from './ports.ts';
export { makeLive, type Live } from './live.ts';
export { Crowding } from './connection-limit.ts';
export { withoutBirth } from './hub.ts';
export type { LiveChange } from './space-news.ts';
export type { View } from './reader.ts';
