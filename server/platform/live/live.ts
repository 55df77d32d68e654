import { closeCodes, type OwnThing } from '@kinsong/contract/live/protocol.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import { Connection, nodeId } from './connection.ts';
import { Crowding } from './connection-limit.ts';
import type { LivePorts } from './ports.ts';
import { Hub } from './hub.ts';
import type { Live, LiveOptions } from './live-line.ts';
import { Reconciler } from './missed-changes.ts';
import { Online } from './online.ts';
import type { PeopleWord, SpaceWord } from './space-news.ts';
import { Presence } from './presence.ts';
import { Reader } from './reader.ts';
import { RoomEars } from './room-ear.ts';
import { roomTelling } from './room-telling.ts';
import { noRelay, redisRelay, type Relay } from './node-relay.ts';

/** How often each node says who is there with it, and looks for what it may have missed. */
const roundsEvery = 15_000;
/** How often each device is asked whether it is still there: gone is who has not answered by the next time. */
const askEvery = 30_000;
/** So long a connection stays open for the answers of calls that are under way when the house closes. */
const finishWithin = 2000;
/** So many pieces of what was before are read from the database at the same time. */
const catchUpsAtOnce = 1;

interface Shown {
  readonly person: string;
  readonly shown: boolean;
}

export function makeLive({ redisUrl, log, clock, limited }: LiveOptions): Live {
  const readers = new Map<Reader, Connection>();
  const sessionListeners: ((session: string) => void)[] = [];
  const roleListeners: ((person: string) => void)[] = [];
  const shareListeners = new Map<string, (about: unknown) => void>();
  const presence = new Presence(() => clock.now().getTime());
  const online = new Online(
    nodeId,
    () => clock.now().getTime(),
    (about) => relay.tellPeople({ k: 'shared', what: 'online', about }),
  );
  shareListeners.set('online', (word) => online.hear(word as Parameters<Online['hear']>[0]));
  shareListeners.set('presence', (about) => showHere(about as Shown));
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
  const ears = new RoomEars(hub);
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
    else if (word.k === 'roles-changed') rolesChangedHere(word.person);
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

  function rolesChangedHere(person: string): void {
    for (const listener of roleListeners) listener(person);
  }

  function showHere({ person, shown }: Shown): void {
    for (const [reader, connection] of readers) if (reader.person.id === person) connection.show(shown);
  }

  function endHere(session: string): void {
    for (const listener of sessionListeners) listener(session);
    ears.endSession(session);
    for (const reader of readers.keys())
      if (reader.person.sessionId === session) reader.close(closeCodes.session);
  }

  function given(): LivePorts {
    if (ports === undefined) throw new Error('live connections came before its ports were given');
    return ports;
  }

  const rounds = setInterval(() => {
    for (const { space, went } of presence.lapse()) announce(space, { went });
    for (const space of presence.ownSpaces()) tellWhoIsHere(space);
    online.repeat();
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
    rolesChanged(person) {
      rolesChangedHere(person);
      relay.tellPeople({ k: 'roles-changed', person });
    },
    onRolesChange: (listener) => void roleListeners.push(listener),
    share: (what, about) => relay.tellPeople({ k: 'shared', what, about }),
    onShared: (what, listener) => void shareListeners.set(what, listener),
    onSessionEnd: (listener) => void sessionListeners.push(listener),
    isOnline: (person) => online.isHere(person),
    presenceShown(person, shown) {
      showHere({ person, shown });
      relay.tellPeople({ k: 'shared', what: 'presence', about: { person, shown } });
    },
    connections: () => readers.size,
    unread: () => [...readers.keys()].reduce((sum, reader) => sum + reader.unread, 0),
    ready: () => relay.ready(),
    usePorts(lent) {
      ports = lent;
    },
    hearRoom: (person, room) => ears.open(person, room, given(), relay),
    async welcome(person, { socket, wire, address, ear, takesGzip, perform }) {
      const ports = given();
      if (ear?.isShut === true || crowding?.admits(person.id, address) === false) {
        ear?.end();
        return socket.close(ear?.isShut === true ? closeCodes.session : closeCodes.crowded);
      }
      const view = ear === null ? null : roomTelling({ ports, person, room: ear.room, told: ear.heardUpTo });
      const reader = new Reader(person, socket, wire, view);
      const around = { hub, presence, relay, ports, turns, log, takesGzip, perform };
      const connection = new Connection(reader, around);
      readers.set(reader, connection);
      online.enter(person.id);
      socket.on('close', () => {
        readers.delete(reader);
        online.leave(person.id);
        crowding?.leaves(person.id, address);
        connection.leave();
      });
      socket.on('error', () => socket.terminate());
      if (ear === null || view === null) {
        socket.on('message', (data: Buffer, binary) => {
          if (binary) reader.close(closeCodes.nonsense);
          else connection.receive(data.toString());
        });
        reader.say({ t: 'hello', person: person.id });
        const spaces = await ports.spacesOf(person.id);
        if (readers.has(reader)) hub.belong(reader, new Set([...spaces, ...reader.belongs]));
      } else {
        connection.takeOver(ear, (news) => reader.tell(view, news));
        await connection.appearIn(ear.room);
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
