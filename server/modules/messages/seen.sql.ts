import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { seen } from './messages.tables.ts';

/** Moves the mark forward; an older mark (a second device that lags) changes nothing. */
export async function moveSeen(db: Db, spaceId: string, personId: string, seq: number): Promise<number> {
  const [row] = await db
    .insert(seen)
    .values({ spaceId, personId, seq })
    .onConflictDoUpdate({
      target: [seen.spaceId, seen.personId],
      set: { seq: sql`greatest(${seen.seq}, excluded.seq)` },
    })
    .returning({ seq: seen.seq });
  return row?.seq ?? seq;
}

export async function seenIn(db: Db, spaceId: string): Promise<{ personId: string; seq: number }[]> {
  return db.select({ personId: seen.personId, seq: seen.seq }).from(seen).where(eq(seen.spaceId, spaceId));
}

export interface UnreadRow extends Record<string, unknown> {
  readonly spaceId: string;
  readonly unread: number;
  readonly seen: number;
  readonly seq: number | null;
  readonly authorId: string | null;
  readonly content: string | null;
  readonly createdAt: Date | null;
}

/** Beyond this many nobody counts; the count stops there too, however long the space. */
const countedTo = 100;

export async function unreadOf(db: Db, personId: string): Promise<UnreadRow[]> {
  const { rows } = await db.execute<UnreadRow>(sql`
    select m.space_id as "spaceId", coalesce(s.seq, 0) as seen, fresh.n as unread,
      last.seq, last.author_id as "authorId", last.content, last.created_at as "createdAt"
    from space_members m
    left join message_seen s on s.space_id = m.space_id and s.person_id = m.person_id
    cross join lateral (
      select count(*) as n from (
        select from messages t
        where t.space_id = m.space_id and t.seq > greatest(coalesce(s.seq, 0), m.sees_from)
          and t.author_id <> m.person_id and t.deleted_at is null
        limit ${countedTo}
      ) counted
    ) fresh
    left join lateral (
      select seq, author_id, content, created_at from messages t
      where t.space_id = m.space_id and t.seq > m.sees_from and t.deleted_at is null
      order by t.seq desc limit 1
    ) last on true
    where m.person_id = ${personId} and m.left_at is null`);
  return rows;
}
