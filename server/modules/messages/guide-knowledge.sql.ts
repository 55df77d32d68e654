import { kindsThat } from '@kinsong/contract/spaces/space-kinds.ts';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/index.ts';
import type { MessageRow } from './messages.sql.ts';

const quotable = kindsThat((kind) => kind.quotable);

export type Found = Pick<MessageRow, 'id' | 'spaceId' | 'authorId' | 'content' | 'createdAt'>;

const holdingAny = `
  select t.id, t.space_id as "spaceId", t.author_id as "authorId", t.content, t.created_at as "createdAt"
  from messages t
  join space_readers r on r.space_id = t.space_id and r.person_id = $1 and r.kind = any($2::text[])
  where t.seq > r.sees_from and t.deleted_at is null
    and to_tsvector('simple', t.content) @@ to_tsquery('simple', $3)
  order by t.created_at desc
  limit $4`;

/** Any of the words, the last letters of each may be missing. */
export async function searchAcross(
  db: Database,
  personId: string,
  words: readonly string[],
  limit: number,
): Promise<Found[]> {
  const query = words.map((word) => `'${word}':*`).join(' | ');
  return db.prepared<Found>(holdingAny, [personId, quotable, query, limit]);
}

const amongThese = `
  select t.id, t.content, coalesce(t.edited_at, t.created_at) as at
  from messages t
  join space_readers r on r.space_id = t.space_id and r.person_id = $1 and r.kind = any($2::text[])
  where t.id = any($3::uuid[]) and t.seq > r.sees_from and t.deleted_at is null`;

/** Each with the moment since which it reads so. */
export async function readableAmong(
  db: Database,
  personId: string,
  messageIds: readonly string[],
): Promise<{ id: string; content: string; at: Date }[]> {
  return db.prepared(amongThese, [personId, quotable, [...messageIds]]);
}

/** When something was last said in each of somebody's spaces. */
export async function lastSaidAt(db: Db, personId: string): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select r.space_id as id, last.created_at as at from space_readers r
    cross join lateral (
      select created_at from messages t
      where t.space_id = r.space_id and t.seq > r.sees_from and t.deleted_at is null
      order by t.seq desc limit 1
    ) last
    where r.person_id = ${personId}`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

/** The newest words in those of these spaces that the person may read, newest first. */
export async function newestIn(
  db: Db,
  personId: string,
  spaceIds: readonly string[],
  since: Date | null,
  limit: number,
): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select t.id, t.space_id as "spaceId", t.author_id as "authorId", t.content, t.created_at as "createdAt"
    from messages t
    join space_readers r on r.space_id = t.space_id and r.person_id = ${personId} and r.kind = any(${sql.param(quotable)}::text[])
    where t.space_id = any(${sql.param([...spaceIds])}::uuid[]) and t.seq > r.sees_from and t.deleted_at is null
      and t.created_at > ${(since ?? new Date(0)).toISOString()}
    order by t.created_at desc
    limit ${limit}`);
  return rows;
}
