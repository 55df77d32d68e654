import { and, asc, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { swaps } from '../guide.tables.ts';

export type SwapRow = typeof swaps.$inferSelect;

export async function insertSwap(db: Db, row: SwapRow): Promise<void> {
  await db.insert(swaps).values(row).onConflictDoNothing();
}

/** Without asking who looks: for verbs that ask. */
export async function findSwap(db: Db, id: string): Promise<SwapRow | null> {
  const [row] = await db.select().from(swaps).where(eq(swaps.id, id));
  return row ?? null;
}

/** The same, held until the transaction ends: two steps at once come one after the other. */
export async function holdSwap(tx: Db, id: string): Promise<SwapRow | null> {
  const [row] = await tx.select().from(swaps).where(eq(swaps.id, id)).for('update');
  return row ?? null;
}

export async function updateSwap(
  tx: Db,
  id: string,
  change: Pick<SwapRow, 'rev' | 'state' | 'phase' | 'reflection' | 'finishedAt'>,
): Promise<void> {
  await tx.update(swaps).set(change).where(eq(swaps.id, id));
}

export async function swapsOf(db: Db, personId: string): Promise<SwapRow[]> {
  return db
    .select()
    .from(swaps)
    .where(or(eq(swaps.begunBy, personId), eq(swaps.withId, personId)))
    .orderBy(desc(swaps.createdAt))
    .limit(100);
}

export async function swapsChanged(
  db: Db,
  spaceId: string,
  { since, upTo, limit }: { since: number; upTo: number; limit: number },
): Promise<SwapRow[]> {
  return db
    .select()
    .from(swaps)
    .where(and(eq(swaps.spaceId, spaceId), gt(swaps.rev, since), lte(swaps.rev, upTo)))
    .orderBy(asc(swaps.rev))
    .limit(limit);
}
