import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { VoteRow } from './votes.sql.ts';
import { votes } from './votes.tables.ts';

/** The newest that were decided, in spaces that somebody is in now, and from when on they may see there. */
export async function decidedFor(db: Db, personId: string, limit: number): Promise<VoteRow[]> {
  const found = await db
    .select({ vote: votes })
    .from(votes)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${votes.spaceId} and r.person_id = ${personId} and ${votes.born} > r.sees_from`,
    )
    .where(sql`${votes.status} = 'closed' and ${votes.deletedAt} is null`)
    .orderBy(desc(votes.closedAt), desc(votes.id))
    .limit(limit);
  return found.map(({ vote }) => vote);
}
