import { and, count, desc, eq, inArray, lt, max } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { journalLocks, journalPages, journals } from './journal.tables.ts';

export type JournalRow = typeof journals.$inferSelect;
export type LockRow = typeof journalLocks.$inferSelect;
export type PageRow = typeof journalPages.$inferSelect;

export async function findJournal(db: Db, personId: string): Promise<JournalRow | null> {
  const [row] = await db.select().from(journals).where(eq(journals.personId, personId));
  return row ?? null;
}

/** Held until the transaction ends, so that pages take their places one after the other. */
export async function lockJournal(db: Db, personId: string): Promise<JournalRow | null> {
  const [row] = await db.select().from(journals).where(eq(journals.personId, personId)).for('update');
  return row ?? null;
}

/** False where they have one already. */
export async function insertJournal(db: Db, row: JournalRow): Promise<boolean> {
  const stored = await db
    .insert(journals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: journals.personId });
  return stored.length > 0;
}

export async function deleteJournal(db: Db, personId: string): Promise<number> {
  await db.delete(journals).where(eq(journals.personId, personId));
  await db.delete(journalLocks).where(eq(journalLocks.personId, personId));
  return (await db.delete(journalPages).where(eq(journalPages.personId, personId))).rowCount ?? 0;
}

export async function locksOf(db: Db, personId: string): Promise<LockRow[]> {
  return db
    .select()
    .from(journalLocks)
    .where(eq(journalLocks.personId, personId))
    .orderBy(journalLocks.madeAt, journalLocks.id);
}

export async function insertLock(db: Db, row: LockRow): Promise<void> {
  await db.insert(journalLocks).values(row);
}

export async function deleteLocks(
  db: Db,
  personId: string,
  kinds: readonly LockRow['kind'][],
): Promise<void> {
  await db
    .delete(journalLocks)
    .where(and(eq(journalLocks.personId, personId), inArray(journalLocks.kind, [...kinds])));
}

export async function deletePasskeyLock(db: Db, personId: string, passkeyId: string): Promise<void> {
  await db
    .delete(journalLocks)
    .where(and(eq(journalLocks.personId, personId), eq(journalLocks.passkeyId, passkeyId)));
}

/** The password is another now: what it locked opens to who remembers it. */
export async function markFormer(db: Db, personId: string): Promise<void> {
  await db
    .update(journalLocks)
    .set({ kind: 'former password' })
    .where(and(eq(journalLocks.personId, personId), eq(journalLocks.kind, 'password')));
}

export async function countPages(db: Db, personId: string): Promise<{ pages: number; lastAt: Date | null }> {
  const [row] = await db
    .select({ pages: count(), lastAt: max(journalPages.writtenAt) })
    .from(journalPages)
    .where(eq(journalPages.personId, personId));
  return { pages: row?.pages ?? 0, lastAt: row?.lastAt ?? null };
}

export async function countByPerson(db: Db, people: readonly string[]): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .select({ personId: journalPages.personId, pages: count() })
    .from(journalPages)
    .where(inArray(journalPages.personId, [...people]))
    .groupBy(journalPages.personId);
  return new Map(rows.map(({ personId, pages }) => [personId, pages]));
}

export async function countAll(db: Db): Promise<number> {
  const [row] = await db.select({ pages: count() }).from(journalPages);
  return row?.pages ?? 0;
}

export async function pagesBefore(
  db: Db,
  personId: string,
  before: number | undefined,
  limit: number,
): Promise<PageRow[]> {
  return db
    .select()
    .from(journalPages)
    .where(
      and(
        eq(journalPages.personId, personId),
        before === undefined ? undefined : lt(journalPages.nr, before),
      ),
    )
    .orderBy(desc(journalPages.nr))
    .limit(limit);
}

export async function findPage(db: Db, personId: string, id: string): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(journalPages)
    .where(and(eq(journalPages.personId, personId), eq(journalPages.id, id)));
  return row ?? null;
}

export async function lastNr(db: Db, personId: string): Promise<number> {
  const [row] = await db
    .select({ nr: max(journalPages.nr) })
    .from(journalPages)
    .where(eq(journalPages.personId, personId));
  return row?.nr ?? 0;
}

export async function insertPage(db: Db, row: PageRow): Promise<void> {
  await db.insert(journalPages).values(row);
}

const seen = ({ personId, id, rev }: Pick<PageRow, 'personId' | 'id' | 'rev'>) =>
  and(eq(journalPages.personId, personId), eq(journalPages.id, id), eq(journalPages.rev, rev));

/** Null where it is gone, or no longer the one that was seen. */
export async function updatePage(
  db: Db,
  page: Pick<PageRow, 'personId' | 'id' | 'rev'>,
  { sealed, changedAt }: Pick<PageRow, 'sealed' | 'changedAt'>,
): Promise<PageRow | null> {
  const [row] = await db
    .update(journalPages)
    .set({ sealed, changedAt, rev: page.rev + 1 })
    .where(seen(page))
    .returning();
  return row ?? null;
}

export async function deletePage(db: Db, page: Pick<PageRow, 'personId' | 'id' | 'rev'>): Promise<boolean> {
  const gone = await db.delete(journalPages).where(seen(page)).returning({ id: journalPages.id });
  return gone.length > 0;
}
