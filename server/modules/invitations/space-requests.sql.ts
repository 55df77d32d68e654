import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { spaceRequests } from './space-requests.tables.ts';

export type RequestRow = typeof spaceRequests.$inferSelect;

export type Settled = Pick<RequestRow, 'answer' | 'answerWords' | 'answeredAt' | 'answeredBy'>;

const oneOf = (spaceId: string, personId: string) =>
  and(eq(spaceRequests.spaceId, spaceId), eq(spaceRequests.personId, personId));

export async function findRequest(db: Db, spaceId: string, personId: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(spaceRequests).where(oneOf(spaceId, personId));
  return row ?? null;
}

export async function eraseRequestsTo(db: Db, spaceId: string): Promise<undefined> {
  await db.delete(spaceRequests).where(eq(spaceRequests.spaceId, spaceId));
}

/** Held until the transaction ends: of two keepers who answer at once, one does. */
export async function lockRequest(db: Db, spaceId: string, personId: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(spaceRequests).where(oneOf(spaceId, personId)).for('update');
  return row ?? null;
}

/** Asks, or asks anew where the last answer lies behind; false where a request stands already. */
export async function storeRequest(
  db: Db,
  asked: Pick<RequestRow, 'spaceId' | 'personId' | 'words' | 'askedAt'>,
  declinedBefore: Date,
): Promise<boolean> {
  const { words, askedAt } = asked;
  const stored = await db
    .insert(spaceRequests)
    .values(asked)
    .onConflictDoUpdate({
      target: [spaceRequests.spaceId, spaceRequests.personId],
      set: { words, askedAt, answer: null, answerWords: '', answeredAt: null, answeredBy: null },
      setWhere: sql`${spaceRequests.answer} = 'yes'
        or (${spaceRequests.answer} = 'no' and ${spaceRequests.answeredAt} <= ${declinedBefore.toISOString()})`,
    })
    .returning({ personId: spaceRequests.personId });
  return stored.length > 0;
}

export async function settleRequest(
  db: Db,
  { spaceId, personId }: Pick<RequestRow, 'spaceId' | 'personId'>,
  answer: Settled,
): Promise<void> {
  await db.update(spaceRequests).set(answer).where(oneOf(spaceId, personId));
}

/**
 * Who comes in by another way has their answer: what they asked, or were told, does not wait at the door for the day
 * they are gone again. False where they had not asked, or were let in by it.
 */
export async function settleByEntry(db: Db, spaceId: string, personId: string, at: Date): Promise<boolean> {
  const settled = await db
    .update(spaceRequests)
    .set({ answer: 'yes', answerWords: '', answeredAt: at, answeredBy: null })
    .where(and(oneOf(spaceId, personId), sql`${spaceRequests.answer} is distinct from 'yes'`))
    .returning({ personId: spaceRequests.personId });
  return settled.length > 0;
}

/** Whoever came in meanwhile by another way waits no longer. */
export async function waitingRequests(db: Db, spaceId: string, most: number): Promise<RequestRow[]> {
  return db
    .select()
    .from(spaceRequests)
    .where(
      and(
        eq(spaceRequests.spaceId, spaceId),
        isNull(spaceRequests.answer),
        sql`not exists (select from space_readers r where r.space_id = ${spaceRequests.spaceId}
          and r.person_id = ${spaceRequests.personId})`,
      ),
    )
    .orderBy(asc(spaceRequests.askedAt))
    .limit(most);
}
