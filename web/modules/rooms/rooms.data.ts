import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import { roomChanged } from '@kinsong/contract/rooms/events.ts';
import type { Room, RoomTerms } from '@kinsong/contract/rooms/room.ts';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { cacheStore, put } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import { Shelf } from '../../platform/shelf.ts';
import { Store, useStore } from '../../platform/store.ts';
import type { Ears } from '../../platform/web-module.ts';

/** Where do rooms come from? The house shows one's doors; what it showed last is kept in this browser. */
export interface Lobby {
  /** `young`: they are not open for this person, since they are not sixteen yet. */
  readonly state: 'opening' | 'kept' | 'live' | 'failed' | 'young';
  /** In the order of the lobby. */
  readonly rooms: readonly Room[];
  readonly more: boolean;
}
export const nothingSeen: Lobby = { state: 'opening', rooms: [], more: false };
export const lobby = new Store<Lobby>(nothingSeen);

/** How far the question for one door has come. */
export type DoorState = 'opening' | 'live' | 'gone' | 'failed' | 'young';
export const doors = new Shelf<DoorState>('opening');

export const roomsKept = cacheStore<Room>('rooms', { key: 'id' });

const codeOf = (failure: unknown): string | undefined =>
  failure instanceof WordedRefusal ? failure.code : undefined;

const keep = (rooms: readonly Room[], gone: readonly Room[] = []): void =>
  void signedIn()
    .cache.write([
      ...rooms.map((room) => put(roomsKept, room)),
      ...gone.map(({ id }) => ({ store: roomsKept, drop: id })),
    ])
    .catch(() => {});

/** What rooms ask of the house; it comes when somebody does, since what hears of rooms is there from the first screen on. */
const calls = () => import('@kinsong/contract/rooms/rooms.ts');

export async function loadLobby(): Promise<void> {
  try {
    const { listRooms } = await calls();
    const limit = Math.min(200, Math.max(100, lobby.get().rooms.length));
    const { rooms, more } = await ask(listRooms, { query: { limit } });
    const gone = lobby.get().rooms.filter(({ id }) => !rooms.some((room) => room.id === id));
    lobby.set({ state: 'live', rooms, more });
    keep(rooms, gone);
  } catch (failure) {
    if (codeOf(failure) === 'room.young') return lobby.set({ ...nothingSeen, state: 'young' });
    lobby.change((before) => ({ ...before, state: 'failed' }));
  }
}

/** The doors after the last that is shown. */
export async function loadMore(): Promise<void> {
  const { listRooms } = await calls();
  const after = lobby.get().rooms.at(-1)?.id;
  const { rooms, more } = await ask(listRooms, { query: { after } });
  lobby.change((before) => ({ ...before, rooms: together(before.rooms, rooms), more }));
  keep(rooms);
}

export async function loadRoom(id: string): Promise<void> {
  try {
    const { openRoom } = await calls();
    holdRoom(await ask(openRoom, { params: { room_id: id } }));
    doors.of(id).set('live');
  } catch (failure) {
    const code = codeOf(failure);
    doors.of(id).set(code === 'found.not' ? 'gone' : code === 'room.young' ? 'young' : 'failed');
  }
}

/** Puts a room, as the house tells it, in its place among the others. */
export function holdRoom(room: Room): void {
  lobby.change((before) => ({ ...before, rooms: together(before.rooms, [room]) }));
  keep([room]);
}

const together = (known: readonly Room[], told: readonly Room[]): readonly Room[] => [
  ...known.map((room) => told.find(({ id }) => id === room.id) ?? room),
  ...told.filter(({ id }) => !known.some((room) => room.id === id)),
];

async function recall(): Promise<void> {
  const kept = await signedIn()
    .cache.all(roomsKept)
    .catch(() => []);
  const rooms = kept.toSorted((a, b) => a.threshold - b.threshold || (a.created_at < b.created_at ? -1 : 1));
  lobby.change((before) =>
    before.state === 'opening' && rooms.length > 0
      ? { ...before, state: 'kept', rooms: together(rooms, before.rooms) }
      : before,
  );
}

/** What is decided in a room otherwise is heard by everybody in it. */
export const roomsRows: Rows = {
  name: 'rooms',
  events: [roomChanged],
  stores: [],
  apply(space, changes) {
    const room = lobby.get().rooms.find(({ id }) => id === space);
    const terms = changes.at(-1)?.data as RoomTerms | undefined;
    if (room === undefined || terms === undefined) return [];
    const { threshold, rule } = terms;
    holdRoom({ ...room, threshold, rule });
    return [];
  },
};

let lookers = 0;
const isLookedAt = (): boolean => lookers > 0;
const askIfSeen = (): void => {
  if (isLookedAt()) void loadLobby();
};

export const roomsEars: Ears = {
  entered: () => void recall(),
  opened: askIfSeen,
  joined: askIfSeen,
  gone: askIfSeen,
  moved: (what) => {
    if (what === 'trust') askIfSeen();
  },
};

/** Nobody tells what happens behind a door one has not entered, so that it is asked now and then. */
const askEvery = 30_000;

/** The lobby, kept fresh for as long as somebody stands in it. */
export function useLobby(): Lobby {
  useEffect(() => {
    lookers += 1;
    void loadLobby();
    const timer = setInterval(() => document.visibilityState === 'visible' && void loadLobby(), askEvery);
    return () => {
      lookers -= 1;
      clearInterval(timer);
    };
  }, []);
  return useStore(lobby);
}

/** One door, or the room behind it. */
export function useRoom(id: string): { state: DoorState; room: Room | undefined } {
  useEffect(() => void loadRoom(id), [id]);
  return { state: useStore(doors.of(id)), room: useStore(lobby).rooms.find((room) => room.id === id) };
}
