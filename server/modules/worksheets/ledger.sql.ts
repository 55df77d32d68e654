import type { Rule } from '@kinsong/engines/worksheets/ledger.ts';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { ledgerGifts, ledgerMoves, ledgerRules } from './worksheets.tables.ts';

export type GiftRow = typeof ledgerGifts.$inferSelect;
export type RuleRow = typeof ledgerRules.$inferSelect;

export async function giftsOf(db: Db, spaceId: string, seesFrom: number): Promise<GiftRow[]> {
  return db
    .select()
    .from(ledgerGifts)
    .where(and(eq(ledgerGifts.spaceId, spaceId), gt(ledgerGifts.born, seesFrom)))
    .orderBy(desc(ledgerGifts.born));
}

export async function findGift(db: Db, id: string): Promise<GiftRow | null> {
  const [row] = await db.select().from(ledgerGifts).where(eq(ledgerGifts.id, id));
  return row ?? null;
}

/** False where there is a line of this id, or one that corrects the same line. */
export async function insertGift(db: Db, row: GiftRow): Promise<boolean> {
  const stored = await db
    .insert(ledgerGifts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ledgerGifts.id });
  return stored.length > 0;
}

/** The latest first. */
export async function rulesOf(db: Db, spaceId: string): Promise<RuleRow[]> {
  return db.select().from(ledgerRules).where(eq(ledgerRules.spaceId, spaceId)).orderBy(desc(ledgerRules.n));
}

export async function insertRule(
  db: Db,
  row: { spaceId: string; rule: Rule; by: string; at: Date },
): Promise<void> {
  await db.insert(ledgerRules).values(row);
}

export async function noteMove(db: Db, spaceId: string, rev: number): Promise<void> {
  const { spaceId: target } = ledgerMoves;
  await db.insert(ledgerMoves).values({ spaceId, rev }).onConflictDoUpdate({ target, set: { rev } });
}

export async function movesBetween(
  db: Db,
  spaceId: string,
  { since, upTo }: { since: number; upTo: number },
): Promise<{ rev: number }[]> {
  const { rev } = ledgerMoves;
  return db
    .select({ rev })
    .from(ledgerMoves)
    .where(and(eq(ledgerMoves.spaceId, spaceId), gt(rev, since), lte(rev, upTo)))
    .orderBy(asc(rev));
}
