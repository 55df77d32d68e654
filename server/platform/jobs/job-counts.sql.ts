import { sql } from 'drizzle-orm';
import type { Db } from '../database/index.ts';

/** How work of one name stands: not begun or under way, failed and to be tried again, given up. */
export interface Tally {
  readonly waiting: number;
  readonly trying: number;
  readonly lost: number;
}

export async function tallyOf(db: Db, name: string): Promise<Tally> {
  const { rows } = await db.execute<Record<keyof Tally, number>>(sql`
    select count(*) filter (where state in ('created', 'active'))::int as waiting,
      count(*) filter (where state = 'retry')::int as trying,
      count(*) filter (where state = 'failed')::int as lost
    from jobs.job where name = ${name}`);
  return rows[0] ?? { waiting: 0, trying: 0, lost: 0 };
}
