import { closeCodes, type OwnThing, type Signal } from '@kinsong/contract/live/protocol.ts';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Person } from '../person.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import { Connection, nodeId } from './connection.ts';
import { Crowding } from './connection-limit.ts';
import type { LivePorts, PerformCall } from './ports.ts';
import { Hub, type Attendant } from './hub.ts';
import { Reconciler } from './missed-changes.ts';
import type { PeopleWord, SpaceNews, SpaceWord } from './space-news.ts';
import { Presence } from './presence.ts';
import { Reader } from './reader.ts';
import { noRelay, redisRelay, type Relay } from './node-relay.ts';

/** How often each node says who is there with it, and looks for what it may have missed. */
const roundsEvery = 15_000;
/** How often each device is asked whether it is still there: gone is who has not answered by the next time. */
const askEvery = 30_000;
/** So long a connection stays open for the answers of calls that are under way when the house closes. */
const finishWithin = 2000;
/** So many pieces of what was before are read from the database at the same time. */
const catchUpsAtOnce = 1;

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
  /** Tells the other nodes what this one keeps in memory for a while, so that a call finds it wherever it comes. */
  share(what: string, about: unknown): void;
  onShared(what: string, listener: (about: unknown) => void): void;
  /** Hears of sessions that ended, on whatever node. */
  onSessionEnd(listener: (session: string) => void): void;
  connections(): number;
  /** The bytes kept for those who have not read them yet. */
  unread(): number;
  ready(): Promise<boolean>;
  /** Takes over a connection that the HTTP server let in. A room's own socket watches that one space. */
  welcome(person: Person, arrival: Arrival): Promise<void>;
  usePorts(ports: LivePorts): void;
  close(): Promise<void>;
}

export interface Arrival {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  readonly address: string;
  readonly room: string | null;
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

export function makeLive({ redisUrl, log, clock, limited }: LiveOptions): Live {
  const readers = new Map<Reader, Connection>();
  const sessionListeners: ((session: string) => void)[] = [];
  const shareListeners = new Map<string, (about: unknown) => void>();
  const presence = new Presence(() => clock.now().getTime());
  const crowding = limited ? new Crowding() : null;
  const turns = new ConcurrencyLimit(catchUpsAtOnce, Infinity);
  let ports: LivePorts | undefined;
  const hub = new Hub(
    (space) => relay.listenTo(space),
    (space) => {
      relay.forget(space);
      presence.forget(space);
    },
  );
  const reconciler = new Reconciler({
    hub,
    readers,
    log,
    now: () => clock.now().getTime(),
    dismiss: dismissHere,
    endSession: endHere,
  });
  const relay: Relay =
    redisUrl === null
      ? noRelay
      : redisRelay(
          redisUrl,
          { onSpace: hearSpace, onPeople: hearPeople, onResumed: () => void reconciler.look(ports) },
          log,
        );

  function hearSpace(space: string, word: SpaceWord): void {
    if (word.k === 'news') hub.news(word.news);
    else if (word.k === 'signal') hub.signal(space, word.signal);
    else if (word.k === 'dismissed') dismissHere(word.person, space);
    else if (word.k === 'who') tellWhoIsHere(space);
    else announce(space, presence.hear(space, word.node, word.people));
  }

  function hearPeople(word: PeopleWord): void {
    if (word.k === 'admitted') admitHere(word.person, word.space);
    else if (word.k === 'moved') movedHere(word.person, word.what);
    else if (word.k === 'shared') shareListeners.get(word.what)?.(word.about);
    else endHere(word.session);
  }

  function announce(space: string, { came = [], went }: { came?: string[]; went: string[] }): void {
    for (const person of came) hub.signal(space, { s: 'here', person, here: true });
    for (const person of went) hub.signal(space, { s: 'here', person, here: false });
  }

  function tellWhoIsHere(space: string): void {
    const people = presence.ownPeople(space);
    if (people.length > 0) relay.tellSpace(space, { k: 'here', node: nodeId, people });
  }

  function admitHere(person: string, space: string): void {
    for (const reader of readers.keys()) {
      if (reader.person.id !== person || reader.belongs.has(space)) continue;
      hub.belong(reader, new Set([...reader.belongs, space]));
      reader.say({ t: 'joined', space });
    }
  }

  function dismissHere(person: string, space: string): void {
    hub.dismissed(person, space);
    for (const [reader, connection] of readers) {
      if (reader.person.id !== person) continue;
      if (!reader.belongs.has(space) && !reader.watching.has(space)) continue;
      connection.unwatch(space);
      hub.belong(reader, new Set([...reader.belongs].filter((other) => other !== space)));
      if (reader.view === null) reader.say({ t: 'gone', space });
      else reader.close(closeCodes.session);
    }
  }

  function movedHere(person: string, what: OwnThing): void {
    for (const reader of readers.keys())
      if (reader.person.id === person && reader.view === null) reader.say({ t: 'moved', what });
  }

  function endHere(session: string): void {
    for (const listener of sessionListeners) listener(session);
    for (const reader of readers.keys())
      if (reader.person.sessionId === session) reader.close(closeCodes.session);
  }

  const rounds = setInterval(() => {
    for (const { space, went } of presence.lapse()) announce(space, { went });
    for (const space of presence.ownSpaces()) tellWhoIsHere(space);
    void reconciler.look(ports);
  }, roundsEvery);
  rounds.unref();
  const asking = setInterval(() => {
    for (const reader of readers.keys()) if (!reader.stillAnswers()) reader.close(closeCodes.slow);
  }, askEvery);
  asking.unref();

  return {
    publish(news) {
      hub.news(news);
      relay.tellSpace(news.space, { k: 'news', news });
    },
    signal(space, signal) {
      hub.signal(space, signal);
      relay.tellSpace(space, { k: 'signal', signal });
    },
    admit(person, space) {
      admitHere(person, space);
      relay.tellPeople({ k: 'admitted', person, space });
    },
    dismiss(person, space) {
      dismissHere(person, space);
      relay.tellSpace(space, { k: 'dismissed', person });
    },
    moved(person, what) {
      movedHere(person, what);
      relay.tellPeople({ k: 'moved', person, what });
    },
    attend: (space, attendant) => hub.attend(space, attendant),
    endSession(session) {
      endHere(session);
      relay.tellPeople({ k: 'session-ended', session });
    },
    share: (what, about) => relay.tellPeople({ k: 'shared', what, about }),
    onShared: (what, listener) => void shareListeners.set(what, listener),
    onSessionEnd: (listener) => void sessionListeners.push(listener),
    connections: () => readers.size,
    unread: () => [...readers.keys()].reduce((sum, reader) => sum + reader.unread, 0),
    ready: () => relay.ready(),
    usePorts(given) {
      ports = given;
    },
    async welcome(person, { socket, wire, address, room, takesGzip, perform }) {
      if (ports === undefined) throw new Error('live connections came before its ports were given');
      if (crowding?.admits(person.id, address) === false) return socket.close(closeCodes.crowded);
      const reader = new Reader(person, socket, wire, room === null ? null : ports.roomView);
      const around = { hub, presence, relay, ports, turns, log, takesGzip, perform };
      const connection = new Connection(reader, around);
      readers.set(reader, connection);
      socket.on('close', () => {
        readers.delete(reader);
        crowding?.leaves(person.id, address);
        connection.leave();
      });
      socket.on('error', () => socket.terminate());
      if (room === null) {
        socket.on('message', (data: Buffer, binary) => {
          if (binary) reader.close(closeCodes.nonsense);
          else connection.receive(data.toString());
        });
        reader.say({ t: 'hello', person: person.id });
        const spaces = await ports.spacesOf(person.id);
        if (readers.has(reader)) hub.belong(reader, new Set([...spaces, ...reader.belongs]));
      } else {
        await connection.watch(room, null);
        if (reader.watching.size === 0) reader.close(closeCodes.session);
      }
    },
    async close() {
      clearInterval(rounds);
      clearInterval(asking);
      const ends = wait(finishWithin, undefined, { ref: false });
      const close = async ([reader, connection]: [Reader, Connection]): Promise<void> => {
        await Promise.race([connection.finish(), ends]);
        reader.close(closeCodes.closing);
      };
      await Promise.all([...readers].map(close));
      await relay.close();
    },
  };
}
