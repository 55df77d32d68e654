import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers after a fixed time at the earliest, whether the work succeeds or refuses, so that the time of an answer does
 * not tell which way it went.
 */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + milliseconds;
  try {
    return await work();
  } finally {
    const rest = until - performance.now();
    if (rest > 0) await wait(rest);
  }
}
