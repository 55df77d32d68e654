import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { ledgerGifts, ledgerMoves, ledgerRules, worksheets } from './worksheets.tables.ts';

export type SheetRow = typeof worksheets.$inferSelect;

/** False where there is a sheet of this id already. */
export async function insertSheet(db: Db, row: SheetRow): Promise<boolean> {
  const stored = await db
    .insert(worksheets)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: worksheets.id });
  return stored.length > 0;
}

/** Without asking who looks: the verbs ask, once they know in which space it lies. */
export async function findSheet(db: Db, id: string): Promise<SheetRow | null> {
  const [row] = await db.select().from(worksheets).where(eq(worksheets.id, id));
  return row ?? null;
}

export async function updateSheet(db: Db, { id, ...values }: SheetRow): Promise<void> {
  await db.update(worksheets).set(values).where(eq(worksheets.id, id));
}

export async function pageOfSheets(
  db: Db,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<SheetRow[]> {
  return db
    .select()
    .from(worksheets)
    .where(and(eq(worksheets.spaceId, spaceId), gt(worksheets.born, after), isNull(worksheets.deletedAt)))
    .orderBy(asc(worksheets.born))
    .limit(limit);
}

export async function sheetsChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: { since: number; upTo: number; seesFrom: number; limit: number },
): Promise<SheetRow[]> {
  const { rev, born } = worksheets;
  return db
    .select()
    .from(worksheets)
    .where(and(eq(worksheets.spaceId, spaceId), gt(rev, since), lte(rev, upTo), gt(born, seesFrom)))
    .orderBy(asc(rev))
    .limit(limit);
}

export async function eraseWorksheets(db: Db, spaceId: string): Promise<undefined> {
  for (const table of [worksheets, ledgerGifts, ledgerRules, ledgerMoves]) {
    await db.delete(table).where(eq(table.spaceId, spaceId));
  }
}
