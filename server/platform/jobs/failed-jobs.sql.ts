import { sql } from 'drizzle-orm';
import type { Db } from '../database/index.ts';

/** Work that failed, and is tried again by itself or was given up. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly reason: string;
  readonly since: Date;
  readonly tries: number;
  readonly lost: boolean;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly reason: string | null;
  readonly since: string;
  readonly tries: number;
  readonly lost: boolean;
}

export async function listFailed(db: Db, most: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, name, data as payload, output ->> 'message' as reason, created_on::text as since,
      retry_count + 1 as tries, state = 'failed' as lost
    from jobs.job where state in ('retry', 'failed') and name not like '\\_\\_pgboss%'
    order by created_on desc, id limit ${most}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since), reason: row.reason ?? '' }));
}

/** They are due at once, those that were given up too; answers what each is called. */
export async function makeDue(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update jobs.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where id = any(${sql.param([...ids])}::uuid[]) and state in ('retry', 'failed')
    returning name`);
  return rows.map(({ name }) => name);
}
