import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../person.ts';
import type { Attendant, Hub } from './hub.ts';
import type { Relay } from './node-relay.ts';
import type { LivePorts, Watchable } from './ports.ts';
import type { LiveChange, SpaceNews } from './space-news.ts';

/** So long an opening waits for the line between the nodes; what it then misses is asked for with the next round. */
const patience = 2000;

/**
 * Hears a room before the connection to it is open, so that open means heard. What comes meanwhile is held, and handed
 * over in the tick in which the connection opens: nothing is lost between, and nothing told twice.
 */
export class RoomEar implements Attendant {
  readonly person: Person;
  readonly room: string;
  readonly #end: () => void;
  readonly #held: SpaceNews[] = [];
  #sees: Watchable = { from: 0, rev: 0 };
  #isShut = false;

  constructor(hub: Hub, person: Person, room: string, forgotten: (ear: RoomEar) => void) {
    this.person = person;
    this.room = room;
    const leave = hub.attend(room, this);
    this.#end = () => {
      leave();
      forgotten(this);
    };
  }

  /** They may no longer look, since a moment ago. */
  get isShut(): boolean {
    return this.#isShut;
  }

  /** Whoever opens it is told what was heard, and nothing from before. */
  get heardUpTo(): number {
    return Math.min(this.#sees.rev, ...this.#held.map(({ after }) => after));
  }

  get sees(): Watchable {
    return this.#sees;
  }

  changed(_changes: readonly LiveChange[], news: SpaceNews): void {
    this.#held.push(news);
  }

  dismissed(person: string): void {
    if (person === this.person.id) this.#isShut = true;
  }

  shut(): void {
    this.#isShut = true;
  }

  mayLook(sees: Watchable): void {
    this.#sees = sees;
  }

  /** Hears nothing from now on, and answers what it heard. */
  end(): readonly SpaceNews[] {
    this.#end();
    return this.#held;
  }
}

/** The ears on this node whose connections are about to open. */
export class RoomEars {
  readonly #hub: Hub;
  readonly #ears = new Set<RoomEar>();

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  /** Begins to hear a room for somebody; answers by which code their connection closes where they may not. */
  async open(person: Person, room: string, ports: LivePorts, relay: Relay): Promise<RoomEar | number> {
    const ear = new RoomEar(this.#hub, person, room, (each) => this.#ears.delete(each));
    this.#ears.add(ear);
    try {
      if (!(await ports.mayEnterRooms(person.id))) return this.#refuse(ear, closeCodes.young);
      await Promise.race([relay.hears(room), wait(patience, undefined, { ref: false })]);
      // Asked now that it is heard who is sent away: nobody slips in.
      const mine = await ports.mayWatch(person, room);
      if (mine === null || ear.isShut) return this.#refuse(ear, closeCodes.session);
      ear.mayLook(mine);
      return ear;
    } catch (error) {
      ear.end();
      throw error;
    }
  }

  endSession(session: string): void {
    for (const ear of this.#ears) if (ear.person.sessionId === session) ear.shut();
  }

  #refuse(ear: RoomEar, code: number): number {
    ear.end();
    return code;
  }
}
