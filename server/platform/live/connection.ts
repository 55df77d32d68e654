import { closeCodes, FromClient, mostCalls, type CallWord } from '@kinsong/contract/live/protocol.ts';
import type { Logger } from '../log.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { catchUp } from './catch-up.ts';
import type { LivePorts, PerformCall } from './ports.ts';
import { wordFrame } from './socket-frames.ts';
import type { Hub } from './hub.ts';
import type { Presence } from './presence.ts';
import type { Reader } from './reader.ts';
import type { Relay } from './node-relay.ts';
import type { RoomEar } from './room-ear.ts';
import type { SpaceNews } from './space-news.ts';

/** A tab shows a few spaces at once; a hub shows a list. Nobody reads two hundred. */
const mostWatched = 200;
/** Frames a connection may send in ten seconds before it is taken for nonsense. */
const mostFrames = 400;
/** Words that wait while one is told what was before: for each space it watches, and some. */
const mostWaiting = mostWatched + 50;

type WatchWord = Extract<FromClient, { t: 'watch' | 'unwatch' }>;

export interface Surroundings {
  readonly hub: Hub;
  readonly presence: Presence;
  readonly relay: Relay;
  readonly ports: LivePorts;
  /** In which those who catch up read what was before. */
  readonly turns: ConcurrencyLimit;
  readonly log: Logger;
  readonly takesGzip: boolean;
  readonly perform: PerformCall;
}

/** What one client says, understood and done in the order it was said. */
export class Connection {
  readonly #reader: Reader;
  readonly #around: Surroundings;
  #frames = 0;
  #countedSince = Date.now();
  #words: WatchWord[] = [];
  #works = false;
  readonly #calls = new Set<Promise<void>>();
  #finishing = false;
  /** Whether it may be seen that they are here: asked when it first matters, and told when it changes. */
  #shown: Promise<boolean> | null = null;
  /** Where others see that they are here. */
  readonly #seenIn = new Set<string>();

  constructor(reader: Reader, around: Surroundings) {
    this.#reader = reader;
    this.#around = around;
  }

  receive(text: string): void {
    if (this.#finishing) return;
    const word = this.#understand(text);
    if (word === null || this.#words.length >= mostWaiting) {
      this.#reader.close(closeCodes.nonsense);
    } else if (word.t === 'ping') {
      this.#reader.say({ t: 'pong' });
    } else if (word.t === 'typing') {
      this.#typing(word.space, word.on);
    } else if (word.t === 'call') {
      if (this.#calls.size >= mostCalls) return this.#reader.close(closeCodes.nonsense);
      const call = this.#call(word).finally(() => this.#calls.delete(call));
      this.#calls.add(call);
    } else {
      // One after the other, since each may have a lot to be told; the others do not wait for that.
      this.#words.push(word);
      if (!this.#works) void this.#work();
    }
  }

  async watch(space: string, since: number): Promise<void> {
    const { hub, ports, presence, relay, turns } = this.#around;
    const reader = this.#reader;
    const hasRoom = reader.watching.size < mostWatched || reader.watching.has(space);
    const mine = hasRoom ? await ports.mayWatch(reader.person, space) : null;
    const isShown = await this.#isShown();
    if (reader.socket.readyState !== reader.socket.OPEN) return;
    if (mine === null) return this.#refuse(space);
    const again = reader.watching.has(space);
    // Watching begins before the question what changed is asked, and news waits until that is told: none is lost.
    reader.fallBehind(space);
    hub.watch(reader, space, mine.from, mine.rev);
    if (!again && isShown) this.#appear(space);
    if (!again) relay.tellSpace(space, { k: 'who' });
    await relay.hears(space);
    // Asked once more, now that watching has begun: who was sent away in between does not slip in.
    const still = await ports.mayWatch(reader.person, space);
    if (still === null) return this.#refuse(space);
    if (!reader.isBehind(space)) return;
    reader.say({ t: 'watching', space, rev: still.rev, here: presence.here(space) });
    if (!(await catchUp({ reader, ports, turns }, space, since))) this.#refuse(space);
  }

  /** Goes on from where a room was heard before this connection was open. */
  takeOver(ear: RoomEar, tell: (news: SpaceNews) => void): void {
    const { from, rev } = ear.sees;
    this.#around.hub.watch(this.#reader, ear.room, from, rev);
    for (const news of ear.end()) tell({ ...news, changes: news.changes.filter(({ born }) => born > from) });
  }

  /** Others see that they are here, where it may be seen. */
  async appearIn(space: string): Promise<void> {
    if ((await this.#isShown()) && this.#reader.watching.has(space)) this.#appear(space);
  }

  unwatch(space: string): void {
    const { hub } = this.#around;
    if (!this.#reader.watching.has(space)) return;
    this.#vanish(space);
    hub.unwatch(this.#reader, space);
  }

  /** They hide that they are here, or no longer do. */
  show(shown: boolean): void {
    this.#shown = Promise.resolve(shown);
    for (const space of this.#reader.watching.keys()) {
      if (shown) this.#appear(space);
      else this.#vanish(space);
    }
  }

  leave(): void {
    this.#words = [];
    for (const space of [...this.#reader.watching.keys()]) this.unwatch(space);
    this.#around.hub.leave(this.#reader);
  }

  /** Begins nothing more, and waits until what is under way is answered. */
  async finish(): Promise<void> {
    this.#finishing = true;
    await Promise.all(this.#calls);
  }

  async #call(word: CallWord): Promise<void> {
    const { perform, takesGzip } = this.#around;
    const { text, refused } = await perform(word);
    // Calls are counted for themselves, across all connections; who goes on against that count talks nonsense.
    if (refused === 'rate.limited') this.#count();
    this.#reader.write(await wordFrame(text, takesGzip));
  }

  #refuse(space: string): void {
    this.unwatch(space);
    this.#reader.say({ t: 'gone', space });
  }

  async #work(): Promise<void> {
    this.#works = true;
    for (let word = this.#words.shift(); word !== undefined; word = this.#words.shift()) {
      try {
        if (word.t === 'watch') await this.watch(word.space, word.since);
        else this.unwatch(word.space);
      } catch (error) {
        // The client asks again when it comes back; what it asked for is not lost, only late.
        this.#around.log.warn({ err: error }, 'a live request failed');
        this.#reader.close(closeCodes.closing);
      }
    }
    this.#works = false;
  }

  #typing(space: string, on: boolean): void {
    if (!this.#seenIn.has(space)) return;
    const signal = { s: 'typing', person: this.#reader.person.id, on } as const;
    this.#around.hub.signal(space, signal);
    this.#around.relay.tellSpace(space, { k: 'signal', signal });
  }

  #understand(text: string): FromClient | null {
    try {
      const word = FromClient.safeParse(JSON.parse(text)).data ?? null;
      if (word?.t !== 'call') this.#count();
      return word;
    } catch {
      return null;
    }
  }

  #count(): void {
    const now = Date.now();
    if (now - this.#countedSince > 10_000) {
      this.#countedSince = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    if (this.#frames > mostFrames) this.#reader.close(closeCodes.nonsense);
  }

  /** As it is by now, should it change while it is asked. */
  async #isShown(): Promise<boolean> {
    const { ports } = this.#around;
    let asked: Promise<boolean>;
    let shown: boolean;
    do {
      asked = this.#shown ??= ports.showsPresence(this.#reader.person.id);
      shown = await asked;
    } while (asked !== this.#shown);
    return shown;
  }

  #appear(space: string): void {
    if (this.#seenIn.has(space)) return;
    this.#seenIn.add(space);
    if (this.#around.presence.enter(space, this.#reader.person.id)) this.#tellHere(space, true);
  }

  #vanish(space: string): void {
    if (!this.#seenIn.delete(space)) return;
    this.#around.hub.signal(space, { s: 'typing', person: this.#reader.person.id, on: false });
    if (this.#around.presence.leave(space, this.#reader.person.id)) this.#tellHere(space, false);
  }

  #tellHere(space: string, here: boolean): void {
    const { hub, presence, relay } = this.#around;
    hub.signal(space, { s: 'here', person: this.#reader.person.id, here });
    relay.tellSpace(space, { k: 'here', node: nodeId, people: presence.ownPeople(space) });
  }
}

/** This node's name towards the others, new at each start. */
export const nodeId = crypto.randomUUID();
