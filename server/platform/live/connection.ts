import { closeCodes, FromClient, type FromServer } from '@kinsong/contract/live/protocol.ts';
import type { Logger } from '../log.ts';
import type { LiveDoors } from './doors.ts';
import { withoutBirth, type Hub } from './hub.ts';
import type { Presence } from './presence.ts';
import type { Reader } from './reader.ts';
import type { Relay } from './relay.ts';

/** A tab shows a few spaces at once; a hub shows a list. Nobody reads two hundred. */
const mostWatched = 200;
/** Frames a connection may send in ten seconds before it is taken for nonsense. */
const mostFrames = 400;

export interface Surroundings {
  readonly hub: Hub;
  readonly presence: Presence;
  readonly relay: Relay;
  readonly doors: LiveDoors;
  readonly log: Logger;
}

/** What one client says, understood and done in the order it was said. */
export class Connection {
  readonly #reader: Reader;
  readonly #around: Surroundings;
  #frames = 0;
  #countedSince = Date.now();
  #queue: Promise<void> = Promise.resolve();

  constructor(reader: Reader, around: Surroundings) {
    this.#reader = reader;
    this.#around = around;
  }

  receive(text: string): void {
    const word = this.#understand(text);
    if (word === null) {
      this.#reader.close(closeCodes.nonsense);
      return;
    }
    this.#queue = this.#queue
      .then(() => this.#do(word))
      .catch((error: unknown) => {
        // The client asks again when it comes back; what it asked for is not lost, only late.
        this.#around.log.warn({ err: error }, 'a live request failed');
        this.#reader.close(closeCodes.closing);
      });
  }

  async watch(space: string, since: number | null): Promise<void> {
    const { hub, doors, presence, relay } = this.#around;
    const reader = this.#reader;
    const hasRoom = reader.watching.size < mostWatched || reader.watching.has(space);
    const mine = hasRoom ? await doors.mayWatch(reader.person, space) : null;
    if (reader.socket.readyState !== reader.socket.OPEN) return;
    if (mine === null) {
      this.unwatch(space);
      this.#say({ t: 'gone', space });
      return;
    }
    const again = reader.watching.has(space);
    // Watching begins before the question what changed is asked: what happens in between comes twice rather than never.
    hub.watch(reader, space, mine.from, mine.rev);
    if (!again && presence.enter(space, reader.person.id)) this.#tellHere(space, true);
    if (!again) relay.tellSpace(space, { k: 'who' });
    await relay.hears(space);
    // Asked once more, now that watching has begun: who was sent away in between does not slip in.
    const caughtUp = await doors.changesSince(reader.person, space, since ?? mine.rev);
    if (caughtUp === null) {
      this.unwatch(space);
      this.#say({ t: 'gone', space });
      return;
    }
    if (since === null) return;
    const { after, rev, more, changes } = caughtUp;
    this.#say({ t: 'watching', space, rev, here: presence.here(space) });
    this.#say({
      t: 'changes',
      space,
      after,
      rev,
      ...(more ? { more } : {}),
      changes: changes.map(withoutBirth),
    });
  }

  unwatch(space: string): void {
    const { hub, presence } = this.#around;
    if (!this.#reader.watching.has(space)) return;
    hub.signal(space, { s: 'typing', person: this.#reader.person.id, on: false });
    hub.unwatch(this.#reader, space);
    if (presence.leave(space, this.#reader.person.id)) this.#tellHere(space, false);
  }

  leave(): void {
    for (const space of [...this.#reader.watching.keys()]) this.unwatch(space);
    this.#around.hub.leave(this.#reader);
  }

  async #do(word: FromClient): Promise<void> {
    switch (word.t) {
      case 'watch':
        return this.watch(word.space, word.since);
      case 'unwatch':
        return this.unwatch(word.space);
      case 'typing': {
        if (!this.#reader.watching.has(word.space)) return;
        const signal = { s: 'typing', person: this.#reader.person.id, on: word.on } as const;
        this.#around.hub.signal(word.space, signal);
        this.#around.relay.tellSpace(word.space, { k: 'signal', signal });
        return;
      }
      case 'ping':
        return this.#say({ t: 'pong' });
    }
  }

  #understand(text: string): FromClient | null {
    const now = Date.now();
    if (now - this.#countedSince > 10_000) {
      this.#countedSince = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    if (this.#frames > mostFrames) return null;
    try {
      return FromClient.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  }

  #tellHere(space: string, here: boolean): void {
    const { hub, presence, relay } = this.#around;
    hub.signal(space, { s: 'here', person: this.#reader.person.id, here });
    relay.tellSpace(space, { k: 'here', node: nodeId, people: presence.ownPeople(space) });
  }

  #say(word: FromServer): void {
    this.#reader.say(word);
  }
}

/** This node's name towards the others, new at each start. */
export const nodeId = crypto.randomUUID();
