import type { House } from './house.ts';

/**
 * What every node does for itself at the strokes of the clock, in memory and without a trace of when it was asked for.
 * Two nodes do it at the same moment, so it must not mind. What must not be lost, or be done once a night, is a job.
 */
export interface Round {
  readonly name: string;
  /** In milliseconds, counted from midnight: every ten minutes is at the full ten minutes. */
  readonly every: number;
  /** So much after the stroke. */
  readonly after?: number;
  run(house: House): Promise<void>;
  /** What is still to be done when the house closes in order; by then nobody asks for anything any more. */
  readonly atClosing?: (house: House) => Promise<void>;
}

export interface Rounds {
  stop(): Promise<void>;
}

/** How long it is until the next stroke, never nothing. */
export function untilStroke({ every, after = 0 }: Pick<Round, 'every' | 'after'>, now: Date): number {
  return every - ((((now.getTime() - after) % every) + every) % every);
}

export function startRounds(house: House, rounds: readonly Round[]): Rounds {
  const timers = new Map<Round, ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  const carryOut = async (name: string, work: (house: House) => Promise<void>): Promise<void> => {
    try {
      await work(house);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      house.log.warn({ round: name, reason }, 'a round failed and comes again at the next stroke');
    }
  };
  const wait = (round: Round): void => {
    const timer = setTimeout(
      () => {
        const work = carryOut(round.name, (house) => round.run(house)).finally(() => {
          running.delete(work);
          if (!stopped) wait(round);
        });
        running.add(work);
      },
      untilStroke(round, house.clock.now()),
    );
    timers.set(round, timer.unref());
  };
  for (const round of rounds) wait(round);

  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
      for (const { name, atClosing } of rounds) if (atClosing !== undefined) await carryOut(name, atClosing);
    },
  };
}
