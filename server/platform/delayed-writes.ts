import { hour, minute } from '@kinsong/contract/common/time.ts';
import type { House } from './house.ts';
import { perHouse } from './per-house.ts';
import type { PeriodicWork } from './periodic-work.ts';

/** Fewer people than this are not written down by themselves: the moment of the writing would say who it was. */
const together = 4;
/** But for no longer than this. */
const atMost = hour;

export interface Trace {
  readonly personId: string;
}

/**
 * What people leave behind by being here (how far they have read, that a session was used) is written down late and for
 * several together, on a clock of its own. The database keeps the order and the moment of every write, also of writes
 * that name nobody, like a trust tap: beside them a row of somebody's, written as they moved, would be their name.
 */
export interface DelayedWrites<T extends Trace> {
  /** Keeps a trace, in place of the last one under this key. */
  note(house: House, key: string, trace: T): void;
  /** What is not written down yet: whoever reads the rows lays these over them. */
  waiting(house: House): ReadonlyMap<string, T>;
  readonly periodic: Required<PeriodicWork>;
}

interface Desk<T> {
  readonly traces: Map<string, T>;
  /** Since when the oldest of them waits. */
  since: number;
}

export function makeDelayedWrites<T extends Trace>(
  name: string,
  write: (house: House, traces: readonly T[]) => Promise<void>,
): DelayedWrites<T> {
  const deskOf = perHouse((): Desk<T> => ({ traces: new Map(), since: 0 }));

  async function writeDown(house: House): Promise<void> {
    const { traces } = deskOf(house);
    if (traces.size === 0) return;
    // In the order of their keys: neither where a row lies nor which came first says when somebody was here.
    const written = [...traces].sort(([one], [other]) => (one < other ? -1 : 1));
    await write(
      house,
      written.map(([, trace]) => trace),
    );
    for (const [key, trace] of written) if (traces.get(key) === trace) traces.delete(key);
    deskOf(house).since = house.clock.now().getTime();
  }

  return {
    note(house, key, trace) {
      const desk = deskOf(house);
      if (desk.traces.size === 0) desk.since = house.clock.now().getTime();
      desk.traces.set(key, trace);
    },
    waiting: (house) => deskOf(house).traces,
    periodic: {
      name,
      every: 10 * minute,
      // Between the strokes at which the counts of taps move.
      after: 5 * minute,
      async run(house) {
        const { traces, since } = deskOf(house);
        const people = new Set([...traces.values()].map(({ personId }) => personId));
        if (people.size >= together || house.clock.now().getTime() - since >= atMost) await writeDown(house);
      },
      atClosing: writeDown,
    },
  };
}
