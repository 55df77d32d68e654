import type { Logger } from '../log.ts';
import type { LivePorts } from './ports.ts';
import type { Hub } from './hub.ts';
import type { Reader } from './reader.ts';

/** Clocks of nodes differ, and a commit takes its time: each look reaches back behind the last. */
const margin = 60_000;

export interface ReconcilerOptions {
  readonly hub: Hub;
  readonly readers: { keys(): IterableIterator<Reader> };
  readonly now: () => number;
  readonly log: Logger;
  readonly dismiss: (person: string, space: string) => void;
  readonly endSession: (session: string) => void;
}

/**
 * Words between nodes may be lost: Redis restarts, a node dies between commit and telling. So each node looks for itself
 * what it was not told: changes, people who are out of a space, sessions that are over (also by the passing of time).
 */
export class Reconciler {
  readonly #options: ReconcilerOptions;
  #lookedAt: number;

  constructor(options: ReconcilerOptions) {
    this.#options = options;
    this.#lookedAt = options.now();
  }

  async look(ports: LivePorts | undefined): Promise<void> {
    if (ports === undefined) return;
    const now = this.#options.now();
    try {
      // Who is out first: of what is told afterwards they hear nothing.
      await this.#findDeparted(ports);
      await this.#findEnded(ports);
      await this.#findMissed(ports);
      this.#lookedAt = now;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'could not look for what was missed; the next round does');
    }
  }

  async #findDeparted(ports: LivePorts): Promise<void> {
    const spaces = this.#options.hub.open();
    if (spaces.length === 0) return;
    const departed = await ports.departedSince(spaces, new Date(this.#lookedAt - margin));
    for (const { person, space } of departed) this.#options.dismiss(person, space);
  }

  async #findEnded(ports: LivePorts): Promise<void> {
    const sessions = new Set([...this.#options.readers.keys()].map(({ person }) => person.sessionId));
    if (sessions.size === 0) return;
    for (const session of await ports.endedAmong([...sessions])) this.#options.endSession(session);
  }

  /** Readers of a space that is further than they were told are told how far it is, and ask. */
  async #findMissed(ports: LivePorts): Promise<void> {
    const { hub } = this.#options;
    const watched = hub.watched();
    if (watched.length === 0) return;
    const revisions = await ports.revisions(watched.map(([space]) => space));
    // Compared with what has been told by now: a lively space went on while we asked.
    for (const [space, told] of hub.watched()) {
      const rev = revisions.get(space) ?? 0;
      if (rev > told) hub.news({ space, after: rev, rev, changes: [] });
    }
  }
}
