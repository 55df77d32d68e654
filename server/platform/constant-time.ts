import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers after a fixed time, whether the work succeeds or refuses, so that the time of an answer does not tell which
 * way it went. Work that takes longer, in a busy house, is rounded up to whole steps of that time.
 */
export async function inConstantTime<T>(step: number, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - from;
    await wait(Math.max(1, Math.ceil(taken / step)) * step - taken);
  }
}
