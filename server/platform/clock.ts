/** The one place that knows what time it is; tests hand in their own. */
export interface Clock {
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };
