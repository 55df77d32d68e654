import type { OwnThing, Signal } from '@kinsong/contract/live/protocol.ts';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Person } from '../person.ts';
import type { Attendant } from './hub.ts';
import type { LivePorts, PerformCall } from './ports.ts';
import type { RoomEar } from './room-ear.ts';
import type { SpaceNews } from './space-news.ts';

/** What verbs tell those who read along. Everything is told after the commit, never before. */
export interface Live {
  publish(news: SpaceNews): void;
  signal(space: string, signal: Signal): void;
  /** They are a member now: their open connections learn of the space. */
  admit(person: string, space: string): void;
  /** They may no longer look: their watches close at once, on every node. */
  dismiss(person: string, space: string): void;
  /** Something of somebody's own moved: their open connections hear of it, and nobody else's. */
  moved(person: string, what: OwnThing): void;
  /** Hears what changes in a space and who may no longer look there, on whatever node, until the answer is called. */
  attend(space: string, attendant: Attendant): () => void;
  endSession(session: string): void;
  /** Their part in the house is another now: what is remembered of them is forgotten, on every node. */
  rolesChanged(person: string): void;
  onRolesChange(listener: (person: string) => void): void;
  /** Tells the other nodes what this one keeps in memory for a while, so that a call finds it wherever it comes. */
  share(what: string, about: unknown): void;
  onShared(what: string, listener: (about: unknown) => void): void;
  /** Hears of sessions that ended, on whatever node. */
  onSessionEnd(listener: (session: string) => void): void;
  /** Whether somebody is connected now, on whatever node. Who may be told of it is for whoever asks to know. */
  isOnline(person: string): boolean;
  /** They hide that they are here, or no longer do: where they look it is seen at once, on every node. */
  presenceShown(person: string, shown: boolean): void;
  connections(): number;
  /** The bytes kept for those who have not read them yet. */
  unread(): number;
  ready(): Promise<boolean>;
  /** Begins to hear a room for a connection that opens in a moment; else says by which code it closes. */
  hearRoom(person: Person, room: string): Promise<RoomEar | number>;
  /** Takes over a connection that the HTTP server let in. A room's own socket goes on from what was heard before. */
  welcome(person: Person, arrival: Arrival): Promise<void>;
  usePorts(ports: LivePorts): void;
  close(): Promise<void>;
}

export interface Arrival {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  readonly address: string;
  readonly ear: RoomEar | null;
  /** Whether it takes long words compressed. */
  readonly takesGzip: boolean;
  readonly perform: PerformCall;
}

export interface LiveOptions {
  readonly redisUrl: string | null;
  readonly log: Logger;
  readonly clock: Clock;
  /** Whether so many connections and no more are open to a person and to an address. */
  readonly limited: boolean;
}
