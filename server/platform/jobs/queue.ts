import type * as z from 'zod';
import type { Db } from '../database/index.ts';
import type { FailedJob } from './failed-jobs.sql.ts';
import type { Tally } from './job-counts.sql.ts';

/** What a verb asks of the queue. Who does the work, and with which house, is no part of it. */
export interface JobQueue {
  /** Puts work on record; with a transaction, it is there only if that commits. */
  enqueue<Payload extends z.ZodType>(
    job: { readonly name: string; readonly payload: Payload },
    payload: z.input<Payload>,
    options?: { readonly tx?: Db },
  ): Promise<void>;
  /** How work of this name stands; null where this node does no work. */
  tally(name: string): Promise<Tally | null>;
  /** What failed, the latest first; nothing where this node does no work. */
  failures(most: number): Promise<readonly FailedJob[]>;
  /** Has these tried again at once; answers how many there were. */
  retry(ids: readonly string[]): Promise<number>;
}
