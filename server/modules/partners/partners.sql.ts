import type { Shelf } from '@kinsong/contract/partners/partners.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { partnerCards } from './partners.tables.ts';

export type CardRow = typeof partnerCards.$inferSelect;
export type CardWords = Omit<CardRow, 'id' | 'rev' | 'position'>;

const inOrder = [asc(partnerCards.position), asc(partnerCards.id)] as const;

export async function listCards(db: Db, withHidden: boolean): Promise<CardRow[]> {
  return db
    .select()
    .from(partnerCards)
    .where(withHidden ? undefined : eq(partnerCards.hidden, false))
    .orderBy(...inOrder);
}

export async function findCard(db: Db, id: string): Promise<CardRow | null> {
  const [row] = await db.select().from(partnerCards).where(eq(partnerCards.id, id));
  return row ?? null;
}

/** Until the transaction ends nobody else arranges this shelf, so that no two cards take one place. */
export async function lockShelf(db: Db, shelf: Shelf): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`partner_cards ${shelf}`}))`);
}

export async function cardsOf(db: Db, shelf: Shelf): Promise<CardRow[]> {
  return db
    .select()
    .from(partnerCards)
    .where(eq(partnerCards.shelf, shelf))
    .orderBy(...inOrder);
}

/** Null where the id is in use already. */
export async function insertCard(db: Db, row: CardRow): Promise<CardRow | null> {
  const [stored] = await db.insert(partnerCards).values(row).onConflictDoNothing().returning();
  return stored ?? null;
}

/** Null where it is gone, or no longer the one that was seen. */
export async function updateCard(
  db: Db,
  { id, rev }: Pick<CardRow, 'id' | 'rev'>,
  words: CardWords & { position: number },
): Promise<CardRow | null> {
  const [row] = await db
    .update(partnerCards)
    .set({ ...words, rev: rev + 1 })
    .where(and(eq(partnerCards.id, id), eq(partnerCards.rev, rev)))
    .returning();
  return row ?? null;
}

export async function placeCard(db: Db, id: string, position: number): Promise<void> {
  await db.update(partnerCards).set({ position }).where(eq(partnerCards.id, id));
}

export async function deleteCard(db: Db, { id, rev }: Pick<CardRow, 'id' | 'rev'>): Promise<boolean> {
  const gone = await db
    .delete(partnerCards)
    .where(and(eq(partnerCards.id, id), eq(partnerCards.rev, rev)))
    .returning({ id: partnerCards.id });
  return gone.length > 0;
}
