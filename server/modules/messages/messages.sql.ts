import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/index.ts';
import { messages } from './messages.tables.ts';

export type MessageRow = typeof messages.$inferSelect;

export async function findMessages(db: Db, ids: readonly string[]): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]));
}

/** A message as someone finds it who sees the space from a revision on. */
export async function findMessage(
  db: Db,
  spaceId: string,
  id: string,
  seesFrom: number,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.spaceId, spaceId), gt(messages.seq, seesFrom)));
  return row ?? null;
}

export interface Page {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly seesFrom: number;
  readonly limit: number;
}

const columns = `id, space_id as "spaceId", author_id as "authorId", seq, rev, content, reply_to as "replyTo",
  attachments, extra, trust_taps as "trustTaps", reactions, mentions, forwarded, preview,
  pinned_at as "pinnedAt", pinned_by as "pinnedBy", offered_at as "offeredAt", created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"`;
const backward = `select ${columns} from messages where space_id = $1 and seq > $2 and seq < $3 order by seq desc limit $4`;
const onward = `select ${columns} from messages where space_id = $1 and seq > $2 and seq < $3 order by seq limit $4`;

/** Newest first when reading backwards, oldest first when reading on from a place. */
export async function pageOfMessages(
  db: Database,
  spaceId: string,
  { before, after, seesFrom, limit }: Page,
): Promise<MessageRow[]> {
  return db.prepared<MessageRow>(after === undefined ? backward : onward, [
    spaceId,
    Math.max(after ?? 0, seesFrom),
    before ?? Number.MAX_SAFE_INTEGER,
    limit,
  ]);
}

const counted = `select count(*)::int as n from messages where space_id = $1 and seq > $2 and deleted_at is null`;

/** How many there are that were not taken back, for someone who sees the space from a revision on. */
export async function countMessages(db: Database, spaceId: string, seesFrom: number): Promise<number> {
  const [row] = await db.prepared<{ n: number }>(counted, [spaceId, seesFrom]);
  return row?.n ?? 0;
}

const lastWords = `select ${columns} from messages where space_id = $1 and deleted_at is null order by seq desc limit $2`;

/** The newest that were not taken back, newest first. */
export async function newestMessages(db: Database, spaceId: string, limit: number): Promise<MessageRow[]> {
  return db.prepared<MessageRow>(lastWords, [spaceId, limit]);
}

export async function messagesChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: { since: number; upTo: number; seesFrom: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.spaceId, spaceId),
        gt(messages.rev, since),
        lte(messages.rev, upTo),
        gt(messages.seq, seesFrom),
      ),
    )
    .orderBy(asc(messages.rev))
    .limit(limit);
}

export async function updateMessage(
  db: Db,
  id: string,
  change: Partial<Omit<MessageRow, 'id' | 'spaceId' | 'authorId' | 'seq' | 'createdAt' | 'trustTaps'>> & {
    rev: number;
  },
): Promise<MessageRow | null> {
  const [row] = await db
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
    .returning();
  return row ?? null;
}

/** Without a revision: see `keepWords`. */
export async function keepContent(db: Db, id: string, content: string): Promise<void> {
  await db
    .update(messages)
    .set({ content })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)));
}
