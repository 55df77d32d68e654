import { sql } from 'drizzle-orm';
import { everybody, type CountedMonth, type Span } from '../../platform/counted-months.ts';
import type { Db } from '../../platform/database/index.ts';

/** Which voices were raised by name. Of an anonymous vote nothing is counted of anybody. */
export async function countCast(db: Db, { from, until, personId, spaceId }: Span): Promise<CountedMonth[]> {
  const { rows } = await db.execute<CountedMonth & Record<string, unknown>>(sql`
    select v.space_id as "spaceId", ${spaceId === undefined ? sql`b.person_id` : sql`${everybody}::uuid`} as "personId",
      to_char(b.at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
    from vote_ballots b join votes v on v.id = b.vote_id and v.deleted_at is null
    where b.current and b.at >= ${from.toISOString()} and b.at < ${until.toISOString()}
      ${personId === undefined ? sql`` : sql`and b.person_id = ${personId}`}
      ${spaceId === undefined ? sql`` : sql`and v.space_id = ${spaceId}`}
    group by 1, 2, 3`);
  return rows;
}

export interface OpenVote {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  readonly deadline: Date;
  readonly createdBy: string;
}

const uncast = `
  select v.id, v.space_id as "spaceId", v.title, v.deadline, v.created_by as "createdBy"
  from votes v
  join space_readers r on r.space_id = v.space_id and r.person_id = $1 and not r.archived and v.born > r.sees_from
  where v.status = 'open' and v.deleted_at is null and $1 = any(v.electorate) and $1 <> all(v.voices)
  order by v.deadline limit 100`;

/** What runs, and has not heard somebody who may vote; what closes first comes first. */
export const uncastBy = (db: Db, personId: string): Promise<OpenVote[]> =>
  db.prepared<OpenVote>(uncast, [personId]);
