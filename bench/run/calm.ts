import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf, cpuOfAll } from './cpu.ts';
import { treeOf } from './memory.ts';

/** What others may take of the machine before its figures say more about them than about us. */
const quiet = 0.1;
const lookFor = 1000;

interface Moment {
  readonly at: number;
  readonly all: number;
  readonly own: number;
}

const moment = (): Moment => ({
  at: performance.now(),
  all: cpuOfAll(),
  own: cpuOf(treeOf(process.pid)),
});

/** Begins to watch; the answer tells, when called, what share of the machine others have taken since. */
function watchOthers(): () => number {
  const begun = moment();
  return () => {
    const now = moment();
    const others = now.all - begun.all - (now.own - begun.own);
    return Math.max(0, others / (((now.at - begun.at) / 1000) * availableParallelism()));
  };
}

async function untilCalm(patience: number): Promise<void> {
  const giveUp = performance.now() + patience;
  while (performance.now() < giveUp) {
    const others = watchOthers();
    await wait(lookFor);
    if (others() < quiet) return;
  }
}

export interface CalmRounds<T> {
  readonly found: readonly T[];
  /** The largest share of the machine that others took in any of these rounds. */
  readonly others: number;
}

/**
 * Takes rounds until as many as wanted fell into a quiet time, or two more than that are taken; the quietest count. What
 * chooses them is what others did, never what was found.
 */
export async function calmRounds<T>(
  wanted: number,
  patience: number,
  take: (round: number) => Promise<T>,
): Promise<CalmRounds<T>> {
  const taken: { found: T; others: number }[] = [];
  const calm = (): number => taken.filter(({ others }) => others < quiet).length;
  const most = patience === 0 ? wanted : wanted + 2;
  while (taken.length < wanted || (calm() < wanted && taken.length < most)) {
    await untilCalm(patience);
    const others = watchOthers();
    const found = await take(taken.length + 1);
    taken.push({ found, others: others() });
  }
  const quietest = taken.toSorted((a, b) => a.others - b.others).slice(0, wanted);
  return { found: quietest.map(({ found }) => found), others: quietest.at(-1)?.others ?? 0 };
}
