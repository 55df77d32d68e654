/** S1 §9: a curtain between two screens takes about three seconds, a breakthrough two and a half. In milliseconds. */
export const curtainTimes = { closes: 1500, opens: 1500 } as const;
export const breakthroughTime = 2500;

/** Where nothing may move, the lights go down and up again. */
export const fadeTimes = { closes: 240, opens: 240 } as const;

export interface CurtainTimes {
  readonly closes: number;
  readonly opens: number;
}

/**
 * How far a curtain stands open after this long, from 0 to 1: it closes, waits until the next screen stands behind it,
 * and opens.
 */
export function opennessAfter(
  elapsed: number,
  waited: number,
  { closes, opens }: CurtainTimes = curtainTimes,
): number {
  if (elapsed < closes) return 1 - eased(elapsed / closes);
  return eased((elapsed - closes - waited) / opens);
}

/** Cloth is heavy: it begins slowly and comes to rest slowly. */
export function eased(part: number): number {
  const within = Math.min(1, Math.max(0, part));
  return within * within * (3 - 2 * within);
}
