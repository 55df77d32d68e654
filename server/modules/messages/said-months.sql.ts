import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { sql } from 'drizzle-orm';
import { everybody, type CountedMonth, type Span } from '../../platform/counted-months.ts';
import type { Db } from '../../platform/database/index.ts';

const houseVoices = Object.values(voices).map(({ id }) => id);

/** How much people said; what was taken back, and what the house said itself, is not among it. */
export async function countSaid(db: Db, { from, until, personId, spaceId }: Span): Promise<CountedMonth[]> {
  const { rows } = await db.execute<CountedMonth & Record<string, unknown>>(sql`
    select space_id as "spaceId", ${spaceId === undefined ? sql`author_id` : sql`${everybody}::uuid`} as "personId",
      to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
    from messages
    where created_at >= ${from.toISOString()} and created_at < ${until.toISOString()} and deleted_at is null
      and author_id <> all(${sql.param(houseVoices)}::uuid[])
      ${personId === undefined ? sql`` : sql`and author_id = ${personId}`}
      ${spaceId === undefined ? sql`` : sql`and space_id = ${spaceId}`}
    group by 1, 2, 3`);
  return rows;
}
