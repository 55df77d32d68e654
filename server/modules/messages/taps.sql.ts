import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { messages } from './messages.tables.ts';
import { tapKeys, taps } from './taps.tables.ts';

export async function findTapKey(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db.select().from(tapKeys).where(eq(tapKeys.messageId, messageId));
  return row?.sealedKey ?? null;
}

export async function insertTapKey(db: Db, messageId: string, sealedKey: string): Promise<void> {
  await db.insert(tapKeys).values({ messageId, sealedKey });
}

/** Is this hash among the taps of a message, on whatever day? */
export async function hasTap(db: Db, messageId: string, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ messageId: taps.messageId })
    .from(taps)
    .where(and(eq(taps.messageId, messageId), sql`${hash} = any(${taps.hashes})`));
  return row !== undefined;
}

/** Puts a hash into the set of its day, in the order of the hashes and not of their coming. */
export async function addTap(db: Db, messageId: string, day: string, hash: string): Promise<void> {
  await db
    .insert(taps)
    .values({ messageId, day, hashes: [hash] })
    .onConflictDoUpdate({
      target: [taps.messageId, taps.day],
      set: {
        hashes: sql`(select array_agg(each order by each) from unnest(${taps.hashes} || excluded.hashes) each)`,
      },
    });
}

/** The messages of a space that were tapped and can still be: each with its key and all its hashes. */
export async function openTapsIn(
  db: Db,
  spaceId: string,
  seesFrom: number,
): Promise<{ messageId: string; sealedKey: string; hashes: string[] }[]> {
  return db
    .select({
      messageId: tapKeys.messageId,
      sealedKey: tapKeys.sealedKey,
      hashes: sql<string[]>`array(
        select hash from ${taps} t cross join unnest(t.hashes) hash where t.message_id = ${tapKeys.messageId})`,
    })
    .from(tapKeys)
    .innerJoin(messages, eq(messages.id, tapKeys.messageId))
    .where(and(eq(messages.spaceId, spaceId), gt(messages.seq, seesFrom)));
}

/** How many are in a space now. */
export async function peopleHere(db: Db, spaceId: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from space_members where space_id = ${spaceId} and left_at is null`,
  );
  return rows[0]?.n ?? 0;
}

export interface DayOfTaps extends Record<string, unknown> {
  readonly messageId: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly day: string;
  readonly hashes: readonly string[];
  /** Null until the day was counted. */
  readonly counted: readonly string[] | null;
  /** Null where the key is gone already: then nobody can be told from anybody else. */
  readonly sealedKey: string | null;
}

/** What can be counted: the taps of days that are over, and all on a message that is closed. */
export interface Over {
  readonly today: string;
  readonly closedIfSaidBy: Date;
}

/** Whose words were tapped on days that are over and were not counted yet. */
export async function authorsToCount(db: Db, { today, closedIfSaidBy }: Over): Promise<string[]> {
  const rows = await db
    .selectDistinct({ authorId: messages.authorId })
    .from(taps)
    .innerJoin(messages, eq(messages.id, taps.messageId))
    .where(and(isNull(taps.counted), or(lt(taps.day, today), lte(messages.createdAt, closedIfSaidBy))));
  return rows.map(({ authorId }) => authorId);
}

/** All that is kept of such taps on somebody's words, counted or not, held until the transaction ends. */
export async function holdTapsOn(
  db: Db,
  authorId: string,
  { today, closedIfSaidBy }: Over,
): Promise<DayOfTaps[]> {
  const { rows } = await db.execute<DayOfTaps>(sql`
    select t.message_id as "messageId", m.space_id as "spaceId", m.author_id as "authorId", t.day::text as day,
      t.hashes, t.counted, k.sealed_key as "sealedKey"
    from message_taps t
    join messages m on m.id = t.message_id
    left join message_tap_keys k on k.message_id = t.message_id
    where m.author_id = ${authorId}
      and (t.day < ${today} or m.created_at <= ${closedIfSaidBy.toISOString()}::timestamptz)
    order by t.day, t.message_id
    for update of t`);
  return rows;
}

/** Everyone who is or was in a space: whose tap it might be. */
export async function everyoneIn(db: Db, spaceId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select person_id as id from space_members where space_id = ${spaceId}`,
  );
  return rows.map(({ id }) => id);
}

export async function setCounted(
  db: Db,
  { messageId, day }: Pick<DayOfTaps, 'messageId' | 'day'>,
  counted: readonly string[],
): Promise<void> {
  await db
    .update(taps)
    .set({ counted: counted.toSorted() })
    .where(and(eq(taps.messageId, messageId), eq(taps.day, day)));
}

/**
 * Destroys the keys of all messages said before a moment, and their hashes with them, which say nothing any more.
 * How often a message was tapped stays on the message.
 */
export async function destroyTaps(db: Db, saidBefore: Date): Promise<void> {
  for (const table of [tapKeys, taps]) {
    await db
      .delete(table)
      .where(
        sql`${table.messageId} in (select id from messages where created_at <= ${saidBefore.toISOString()}::timestamptz)`,
      );
  }
}
