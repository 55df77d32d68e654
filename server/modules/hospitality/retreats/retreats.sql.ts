import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { retreatGuests, retreats } from '../retreats.tables.ts';

export type RetreatRow = typeof retreats.$inferSelect;
export type GuestRow = typeof retreatGuests.$inferSelect;

export async function findRetreat(db: Db, id: string): Promise<RetreatRow | null> {
  const [row] = await db.select().from(retreats).where(eq(retreats.id, id));
  return row ?? null;
}

/** Held until the transaction ends, so that two answers do not take the same chair. */
export async function holdRetreat(tx: Db, id: string): Promise<RetreatRow | null> {
  const [row] = await tx.select().from(retreats).where(eq(retreats.id, id)).for('update');
  return row ?? null;
}

/** False where there is one of this id. */
export async function insertRetreat(tx: Db, row: RetreatRow): Promise<boolean> {
  const stored = await tx.insert(retreats).values(row).onConflictDoNothing().returning({ id: retreats.id });
  return stored.length > 0;
}

export async function updateRetreat(
  tx: Db,
  id: string,
  change: Partial<Omit<RetreatRow, 'id'>>,
): Promise<void> {
  await tx.update(retreats).set(change).where(eq(retreats.id, id));
}

export async function deleteRetreat(tx: Db, id: string): Promise<void> {
  await tx.delete(retreats).where(eq(retreats.id, id));
}

/** The latest first. */
export async function listRetreats(db: Db, limit: number): Promise<RetreatRow[]> {
  return db.select().from(retreats).orderBy(desc(retreats.createdAt), desc(retreats.id)).limit(limit);
}

export async function guestsOf(db: Db, retreatIds: readonly string[]): Promise<GuestRow[]> {
  if (retreatIds.length === 0) return [];
  return db
    .select()
    .from(retreatGuests)
    .where(inArray(retreatGuests.retreatId, [...retreatIds]))
    .orderBy(asc(retreatGuests.position), asc(retreatGuests.personId));
}

export async function insertGuests(tx: Db, rows: readonly GuestRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(retreatGuests).values([...rows]);
}

export async function clearGuests(tx: Db, retreatId: string): Promise<void> {
  await tx.delete(retreatGuests).where(eq(retreatGuests.retreatId, retreatId));
}

export async function updateGuest(
  tx: Db,
  { retreatId, personId }: Pick<GuestRow, 'retreatId' | 'personId'>,
  change: Partial<Omit<GuestRow, 'retreatId' | 'personId'>>,
): Promise<void> {
  await tx
    .update(retreatGuests)
    .set(change)
    .where(and(eq(retreatGuests.retreatId, retreatId), eq(retreatGuests.personId, personId)));
}

/** The retreats that somebody was asked to, whatever became of it. */
export async function retreatsOf(db: Db, personId: string, limit: number): Promise<RetreatRow[]> {
  const mine = db
    .select({ id: retreatGuests.retreatId })
    .from(retreatGuests)
    .where(and(eq(retreatGuests.personId, personId), ne(retreatGuests.state, 'chosen')));
  return db
    .select()
    .from(retreats)
    .where(and(inArray(retreats.id, mine), ne(retreats.state, 'draft')))
    .orderBy(desc(retreats.startsOn), desc(retreats.id))
    .limit(limit);
}

/** Open ones in which somebody's day has passed without their yes. */
export async function withDaysOver(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: retreats.id })
    .from(retreats)
    .innerJoin(retreatGuests, eq(retreatGuests.retreatId, retreats.id))
    .where(
      and(
        eq(retreats.state, 'open'),
        inArray(retreatGuests.state, ['asked', 'perhaps']),
        lt(retreatGuests.answerBy, today),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Their salon is gone; the retreat stays as it was. */
export async function forgetSpace(db: Db, spaceId: string): Promise<void> {
  await db.update(retreats).set({ spaceId: null }).where(eq(retreats.spaceId, spaceId));
}
