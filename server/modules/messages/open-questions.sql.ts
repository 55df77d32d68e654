import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

export interface OpenQuestion extends Record<string, unknown> {
  readonly id: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly content: string;
}

/** What names somebody, asks, and was not read by them yet; the latest first. */
export async function questionsTo(db: Db, personId: string, most: number): Promise<OpenQuestion[]> {
  const { rows } = await db.execute<OpenQuestion>(sql`
    select t.id, t.space_id as "spaceId", t.author_id as "authorId", t.content
    from space_readers r
    left join message_seen s on s.space_id = r.space_id and s.person_id = r.person_id
    join messages t on t.space_id = r.space_id and t.seq > greatest(s.seq, r.sees_from, 0)
    where r.person_id = ${personId} and not r.archived and t.mentions is not null and t.deleted_at is null
      and t.author_id <> r.person_id and position('?' in t.content) > 0
      and t.mentions @> jsonb_build_array(jsonb_build_object('person_id', r.person_id))
    order by t.created_at desc limit ${most}`);
  return rows;
}
