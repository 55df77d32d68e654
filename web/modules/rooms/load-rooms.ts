/** The hall and the tables come when somebody goes there. */
export const loadLobby = () => import('./lobby/RoomsLobby.tsx').then(({ RoomsLobby }) => RoomsLobby);
export const loadRoom = () => import('./inside/RoomScreen.tsx').then(({ RoomScreen }) => RoomScreen);
