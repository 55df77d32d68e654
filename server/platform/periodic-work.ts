import { cause, isAway } from './failure-causes.ts';
import type { House } from './house.ts';

/**
 * What every node does for itself at the strokes of the clock, in memory and without a trace of when it was asked for.
 * Two nodes do it at the same moment, so it must not mind. What must not be lost, or be done once a night, is a job.
 */
export interface PeriodicWork {
  readonly name: string;
  /** In milliseconds, counted from midnight: every ten minutes is at the full ten minutes. */
  readonly every: number;
  /** So much after the stroke. */
  readonly after?: number;
  run(house: House): Promise<void>;
  /** What is still to be done when the house closes in order; by then nobody asks for anything any more. */
  readonly atClosing?: (house: House) => Promise<void>;
}

export interface StartedWork {
  stop(): Promise<void>;
}

/** How long it is until the next stroke, never nothing. */
export function untilDue({ every, after = 0 }: Pick<PeriodicWork, 'every' | 'after'>, now: Date): number {
  return every - ((((now.getTime() - after) % every) + every) % every);
}

export function startPeriodicWork(house: House, works: readonly PeriodicWork[]): StartedWork {
  const timers = new Map<PeriodicWork, ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  const carryOut = async (name: string, work: (house: House) => Promise<void>): Promise<void> => {
    try {
      await work(house);
    } catch (error) {
      // Where the database is away all of it fails for one cause, which is said once and not for each.
      if (error instanceof Error && isAway(error))
        return house.log.warn({ reason: cause(error).message }, 'periodic work waits for the database');
      const reason = error instanceof Error ? error.message : String(error);
      house.log.warn({ work: name, reason }, 'periodic work failed and comes again at its next time');
    }
  };
  const wait = (round: PeriodicWork): void => {
    const timer = setTimeout(
      () => {
        const work = carryOut(round.name, (house) => round.run(house)).finally(() => {
          running.delete(work);
          if (!stopped) wait(round);
        });
        running.add(work);
      },
      untilDue(round, house.clock.now()),
    );
    timers.set(round, timer.unref());
  };
  for (const work of works) wait(work);

  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
      for (const { name, atClosing } of works) if (atClosing !== undefined) await carryOut(name, atClosing);
    },
  };
}
