import type * as z from 'zod';
import type { House } from '../house.ts';

/**
 * Work that outlives the call that asked for it: kept in the database, done once, tried again when it fails.
 * It may be carried out twice when a node dies in the middle, so it must not mind.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  /**
   * When it runs by itself, as a cron line in UTC; its payload is then empty. Once a night (`7 0 * * *`), it is made up
   * for where the house was closed.
   */
  readonly schedule?: string;
  run(house: House, payload: z.output<Payload>): Promise<void>;
}

/** Declares a job and keeps the type of its payload. */
export function job<const Payload extends z.ZodType>(declared: Job<Payload>): Job<Payload> {
  return declared;
}
