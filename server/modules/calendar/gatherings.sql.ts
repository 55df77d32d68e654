import { sql } from 'drizzle-orm';
import { everybody, type CountedMonth, type Span } from '../../platform/counted-months.ts';
import type { Db } from '../../platform/database/index.ts';

/** To what each said yes, in the month in which it is; what comes back counts once, in the month in which it began. */
export async function countGatherings(
  db: Db,
  { from, until, personId, spaceId }: Span,
): Promise<CountedMonth[]> {
  const { rows } = await db.execute<CountedMonth & Record<string, unknown>>(sql`
    select e.space_id as "spaceId", ${spaceId === undefined ? sql`a.person_id` : sql`${everybody}::uuid`} as "personId",
      to_char(e.first_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
    from calendar_events e
    cross join lateral jsonb_to_recordset(e.attendees) as a (person_id uuid, answer text)
    where e.deleted_at is null and e.type <> 'deadline' and a.answer = 'yes'
      and e.first_at >= ${from.toISOString()} and e.first_at < ${until.toISOString()}
      ${personId === undefined ? sql`` : sql`and a.person_id = ${personId}`}
      ${spaceId === undefined ? sql`` : sql`and e.space_id = ${spaceId}`}
    group by 1, 2, 3`);
  return rows;
}
