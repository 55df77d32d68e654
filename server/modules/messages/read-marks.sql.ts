import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { seen } from './messages.tables.ts';

export interface Mark {
  readonly spaceId: string;
  readonly personId: string;
  readonly seq: number;
}

/** Moves marks forward, all in one statement; an older mark (a second device that lags, another node) changes nothing. */
export async function keepMarks(db: Db, marks: readonly Mark[]): Promise<void> {
  await db
    .insert(seen)
    .values([...marks])
    .onConflictDoUpdate({
      target: [seen.spaceId, seen.personId],
      set: { seq: sql`excluded.seq` },
      setWhere: sql`${seen.seq} < excluded.seq`,
    });
}

export async function markOf(db: Db, spaceId: string, personId: string): Promise<number> {
  const [row] = await db
    .select({ seq: seen.seq })
    .from(seen)
    .where(and(eq(seen.spaceId, spaceId), eq(seen.personId, personId)));
  return row?.seq ?? 0;
}

export async function keptMarksIn(db: Db, spaceId: string): Promise<Mark[]> {
  return db.select().from(seen).where(eq(seen.spaceId, spaceId));
}

export interface UnreadRow extends Record<string, unknown> {
  readonly spaceId: string;
  readonly unread: number;
  readonly mentions: number;
  readonly seen: number;
  readonly id: string | null;
  readonly seq: number | null;
  readonly authorId: string | null;
  readonly content: string | null;
  readonly createdAt: Date | null;
}

/** Beyond this many nobody counts; the count stops there too, however long the space. */
const countedTo = 100;

/** What is unread, with the marks laid over the kept ones that are not written down yet. */
export async function unreadOf(db: Db, personId: string, marks: readonly Mark[]): Promise<UnreadRow[]> {
  const own = marks.filter((mark) => mark.personId === personId);
  const { rows } = await db.execute<UnreadRow>(sql`
    select r.space_id as "spaceId", seen.upto as seen, fresh.n as unread, naming.n as mentions,
      last.id, last.seq, last.author_id as "authorId", last.content, last.created_at as "createdAt"
    from space_readers r
    left join message_seen s on s.space_id = r.space_id and s.person_id = r.person_id
    left join unnest(
      ${sql.param(own.map(({ spaceId }) => spaceId))}::uuid[], ${sql.param(own.map(({ seq }) => seq))}::bigint[]
    ) as waiting (space_id, seq) on waiting.space_id = r.space_id
    cross join lateral (select greatest(s.seq, waiting.seq, 0) as upto) seen
    cross join lateral (
      select count(*) as n from (
        select from messages t
        where t.space_id = r.space_id and t.seq > greatest(seen.upto, r.sees_from)
          and t.author_id <> r.person_id and t.deleted_at is null
        limit ${countedTo}
      ) counted
    ) fresh
    cross join lateral (
      select count(*) as n from (
        select from messages t
        where t.space_id = r.space_id and t.seq > greatest(seen.upto, r.sees_from)
          and t.mentions is not null and t.author_id <> r.person_id and t.deleted_at is null
          and t.mentions @> jsonb_build_array(jsonb_build_object('person_id', r.person_id))
        limit ${countedTo}
      ) counted
    ) naming
    left join lateral (
      select id, seq, author_id, content, created_at from messages t
      where t.space_id = r.space_id and t.seq > r.sees_from and t.deleted_at is null
      order by t.seq desc limit 1
    ) last on true
    where r.person_id = ${personId}`);
  return rows;
}
