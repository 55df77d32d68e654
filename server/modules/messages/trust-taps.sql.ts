import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { messages } from './messages.tables.ts';
import { tapKeys, taps } from './trust-taps.tables.ts';

/** Any number does that nothing else here asks for. */
const dayKeyLock = 8_001_003;

/** Until the transaction ends, nobody else makes the key of this day. */
export async function holdDayKey(tx: Db, dayNumber: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${dayKeyLock}, ${dayNumber})`);
}

/** Until the transaction ends, nobody else taps this message. Unlike a lock of its row, it leaves nothing behind. */
export async function holdTapping(tx: Db, messageId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${messageId}, 0))`);
}

export async function findTapKey(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db.select().from(tapKeys).where(eq(tapKeys.messageId, messageId));
  return row?.sealedKey ?? null;
}

export async function insertTapKey(db: Db, messageId: string, sealedKey: string): Promise<void> {
  await db.insert(tapKeys).values({ messageId, sealedKey });
}

export type TapsRow = typeof taps.$inferSelect;

export async function tapsOn(db: Db, messageId: string): Promise<TapsRow[]> {
  return db.select().from(taps).where(eq(taps.messageId, messageId));
}

/**
 * Held until the transaction ends, so that no two changes of a set pass each other; in the order of `holdDaysOf`, so that
 * nobody waits for whoever waits for them.
 */
export async function holdTapsOn(tx: Db, messageId: string): Promise<TapsRow[]> {
  return tx.select().from(taps).where(eq(taps.messageId, messageId)).orderBy(taps.day).for('update');
}

/** Puts the set of a day in the place of the last one, with one tap more that the others do not see yet. */
export async function keepTap(
  tx: Db,
  { messageId, day, sealed }: Pick<TapsRow, 'messageId' | 'day' | 'sealed'>,
): Promise<void> {
  await tx
    .insert(taps)
    .values({ messageId, day, sealed, untold: 1, counted: false })
    .onConflictDoUpdate({
      target: [taps.messageId, taps.day],
      set: { sealed, untold: sql`${taps.untold} + 1` },
    });
}

export async function updateTaps(
  tx: Db,
  { messageId, day }: Pick<TapsRow, 'messageId' | 'day'>,
  change: Partial<Pick<TapsRow, 'sealed' | 'untold' | 'counted'>>,
): Promise<void> {
  await tx
    .update(taps)
    .set(change)
    .where(and(eq(taps.messageId, messageId), eq(taps.day, day)));
}

/** The messages of a space that were tapped and can still be: each with its key and all its sets. */
export async function openTapsIn(
  db: Db,
  spaceId: string,
  seesFrom: number,
): Promise<{ id: string; createdAt: Date; trustTaps: number; sealedKey: string; sets: string[] }[]> {
  return db
    .select({
      id: messages.id,
      createdAt: messages.createdAt,
      trustTaps: messages.trustTaps,
      sealedKey: tapKeys.sealedKey,
      sets: sql<string[]>`array(select t.sealed from ${taps} t where t.message_id = ${tapKeys.messageId})`,
    })
    .from(tapKeys)
    .innerJoin(messages, eq(messages.id, tapKeys.messageId))
    .where(and(eq(messages.spaceId, spaceId), gt(messages.seq, seesFrom)));
}

/** Messages with taps that the others do not see yet, of all there are or of those said before a moment. */
export async function messagesToTell(
  db: Db,
  saidBefore?: Date,
): Promise<{ id: string; spaceId: string; createdAt: Date }[]> {
  return db
    .selectDistinct({ id: messages.id, spaceId: messages.spaceId, createdAt: messages.createdAt })
    .from(taps)
    .innerJoin(messages, eq(messages.id, taps.messageId))
    .where(and(gt(taps.untold, 0), saidBefore === undefined ? undefined : lt(messages.createdAt, saidBefore)))
    .orderBy(messages.id);
}

/** Whose words were tapped on days that are over and were not counted yet. */
export async function authorsToCount(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ authorId: messages.authorId })
    .from(taps)
    .innerJoin(messages, eq(messages.id, taps.messageId))
    .where(and(eq(taps.counted, false), lt(taps.day, today)));
  return rows.map(({ authorId }) => authorId);
}

export interface DayOfTaps extends Record<string, unknown> {
  readonly messageId: string;
  readonly spaceId: string;
  readonly saidOn: string;
  readonly day: string;
  readonly sealed: string;
  readonly counted: boolean;
  readonly sealedKey: string | null;
}

/** All that is kept of such taps on somebody's words, counted or not, held until the transaction ends. */
export async function holdDaysOf(tx: Db, authorId: string, today: string): Promise<DayOfTaps[]> {
  const { rows } = await tx.execute<DayOfTaps>(sql`
    select t.message_id as "messageId", m.space_id as "spaceId",
      to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD') as "saidOn",
      t.day::text as day, t.sealed, t.counted, k.sealed_key as "sealedKey"
    from message_taps t
    join messages m on m.id = t.message_id
    left join message_tap_keys k on k.message_id = t.message_id
    where m.author_id = ${authorId} and t.day < ${today}
    order by t.day, t.message_id
    for update of t`);
  return rows;
}

/**
 * Removes what was kept of taps on messages said before a moment, whose day's key is destroyed. How often a message was
 * tapped stays on the message.
 */
export async function deleteTaps(db: Db, saidBefore: Date): Promise<void> {
  for (const table of [tapKeys, taps]) {
    await db
      .delete(table)
      .where(
        sql`${table.messageId} in (select id from messages where created_at < ${saidBefore.toISOString()}::timestamptz)`,
      );
  }
}

/** So many trust taps more. A message taken back is changed no more, and what came too late counts for nothing. */
export async function raiseCount(tx: Db, id: string, by: number, rev: number) {
  const [row] = await tx
    .update(messages)
    .set({ rev, trustTaps: sql`${messages.trustTaps} + ${by}` })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
    .returning();
  return row ?? null;
}
