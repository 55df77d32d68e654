import type { Attachment, Extra } from '@kinsong/contract/messages/messages.ts';
import { voices } from '@kinsong/contract/seekers/voices.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/index.ts';
import { messages } from './messages.tables.ts';

export type MessageRow = typeof messages.$inferSelect;

export interface NewMessage {
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly replyTo: string | null;
  readonly attachments: readonly Attachment[];
  readonly extra: Extra | null;
  readonly createdAt: Date;
}

/**
 * Stores a handful of messages in the order given, each at its own next revision of the space, in one statement that is
 * its own transaction: one round trip and one flush to disk for all of them. What is stored already is passed over, and
 * so is what comes from someone who is out of the space by now, or comes after it was archived. The voices of the house
 * are members of nothing and speak where a module has them speak.
 */
const insertion = `
  with incoming as (
    select given.* from unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::jsonb[], $7::timestamptz[], $8::jsonb[])
      with ordinality as given (id, author_id, content, reply_to, attachments, created_at, extra, place)
    where given.author_id = any($9::uuid[]) or exists (
      select from space_members m where m.space_id = $1 and m.person_id = given.author_id and m.left_at is null)
  ), fresh as (
    select incoming.*, row_number() over (order by place) as step from incoming
    where not exists (select from messages stored where stored.id = incoming.id)
  ), counted as (
    select count(*) as n from fresh
  ), moved as (
    update spaces set rev = spaces.rev + counted.n from counted
    where spaces.id = $1 and spaces.archived_at is null and counted.n > 0
    returning spaces.rev - counted.n as before
  )
  insert into messages (id, space_id, author_id, seq, rev, content, reply_to, attachments, extra, created_at)
  select id, $1, author_id, before + step, before + step, content, reply_to, attachments, extra, created_at
  from fresh cross join moved
  on conflict (id) do nothing
  returning id, seq`;

export async function insertMessages(
  db: Database,
  spaceId: string,
  batch: readonly NewMessage[],
): Promise<MessageRow[]> {
  const column = <T>(read: (message: NewMessage) => T): T[] => batch.map(read);
  const rows = await db.prepared<StoredRow>(insertion, [
    spaceId,
    column(({ id }) => id),
    column(({ authorId }) => authorId),
    column(({ content }) => content),
    column(({ replyTo }) => replyTo),
    column(({ attachments }) => JSON.stringify(attachments)),
    column(({ createdAt }) => createdAt.toISOString()),
    column(({ extra }) => (extra === null ? null : JSON.stringify(extra))),
    voiceIds,
  ]);
  const given = new Map(batch.map((message) => [message.id, message]));
  const inOrder = rows.toSorted((a, b) => a.seq - b.seq);
  return inOrder.map(({ id, seq }) => {
    const message = given.get(id);
    if (message === undefined) throw new Error(`message ${id} was stored but not given`);
    const attachments = [...message.attachments];
    return { ...message, attachments, spaceId, seq, rev: seq, trustTaps: 0, editedAt: null, deletedAt: null };
  });
}

const voiceIds = Object.values(voices).map(({ id }) => id);

type StoredRow = Pick<MessageRow, 'id' | 'seq'>;

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
  attachments, extra, trust_taps as "trustTaps", created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"`;
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
  change: Partial<
    Pick<MessageRow, 'content' | 'attachments' | 'extra' | 'replyTo' | 'editedAt' | 'deletedAt'>
  > & {
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

/** One trust tap more. A message taken back is changed no more, and the tap that came too late counts for nothing. */
export async function countTap(db: Db, id: string, rev: number): Promise<MessageRow | null> {
  const [row] = await db
    .update(messages)
    .set({ rev, trustTaps: sql`${messages.trustTaps} + 1` })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
    .returning();
  return row ?? null;
}

/** Every word must occur; the last may still be unfinished. */
export async function searchMessages(
  db: Db,
  spaceId: string,
  words: readonly string[],
  { seesFrom, limit }: { seesFrom: number; limit: number },
): Promise<MessageRow[]> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.spaceId, spaceId),
        gt(messages.seq, seesFrom),
        isNull(messages.deletedAt),
        sql`to_tsvector('simple', ${messages.content}) @@ to_tsquery('simple', ${query})`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
}

/** Without a revision: see `keepWords`. */
export async function keepContent(db: Db, id: string, content: string): Promise<void> {
  await db
    .update(messages)
    .set({ content })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)));
}
