import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';

interface Work {
  readonly closing: AbortController;
  readonly running: Set<Promise<unknown>>;
  readonly timers: Set<NodeJS.Timeout>;
}

const workOf = perHouse((): Work => ({
  closing: new AbortController(),
  running: new Set(),
  timers: new Set(),
}));

export const closing = (house: House): AbortSignal => workOf(house).closing.signal;

/** Work that no call waits for; the house waits for its end before it closes. */
export function inBackground(house: House, what: string, task: () => Promise<unknown>): void {
  const { running } = workOf(house);
  const done: Promise<unknown> = task()
    .catch((error: unknown) => house.log.error({ err: error, what }, 'work in the background failed'))
    .finally(() => running.delete(done));
  running.add(done);
}

/** After a while, unless the house has closed by then. */
export function later(house: House, wait: number, what: string, task: () => Promise<unknown>): void {
  const { timers, closing: ending } = workOf(house);
  if (ending.signal.aborted) return;
  const timer = setTimeout(() => {
    timers.delete(timer);
    inBackground(house, what, task);
  }, wait);
  timers.add(timer);
}

/** What is being written breaks off and says so; what was still to come is dropped. */
export async function endWork(house: House): Promise<void> {
  const { closing: ending, running, timers } = workOf(house);
  ending.abort();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  await Promise.allSettled(running);
}
