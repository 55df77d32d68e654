/** Rooms among strangers: the hall of doors, and a table behind each. */
export { rooms } from './manifest.ts';
export { loadLobby, loadRoom } from './load-rooms.ts';
