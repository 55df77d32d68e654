import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

export interface AtDoor extends Record<string, unknown> {
  readonly personId: string;
  readonly spaceId: string;
  readonly words: string;
}

/** Who asks to come into what somebody keeps, the longest waiting first. */
export async function atDoorsOf(db: Db, keeperId: string): Promise<AtDoor[]> {
  const { rows } = await db.execute<AtDoor>(sql`
    select q.person_id as "personId", q.space_id as "spaceId", q.words
    from space_requests q
    join space_readers r on r.space_id = q.space_id and r.person_id = ${keeperId} and not r.archived
      and r.role in ('owner', 'steward')
    where q.answer is null
    order by q.asked_at limit 50`);
  return rows;
}
