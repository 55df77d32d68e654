const first = 400;
const longest = 8000;

/** Where too many are connected already, one more is welcome only when others have left. */
const crowded = 30_000;

export const waitWhereCrowded = (random: () => number = Math.random): number => crowded * (1 + random());

/**
 * How long to wait before the next try: doubling, and anywhere in the upper half, so that a house that comes back
 * is not met by everybody in the same moment.
 */
export function backoff(tries: number, random: () => number = Math.random): number {
  const most = Math.min(longest, first * 2 ** Math.min(tries, 16));
  return most / 2 + (most / 2) * random();
}
