import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { docStates, docUpdates } from '../docs.tables.ts';

export type UpdateRow = typeof docUpdates.$inferSelect;
/** What a list of versions needs: none of what was written. */
export type VersionRow = Omit<UpdateRow, 'update' | 'docId'>;

const shown = {
  seq: docUpdates.seq,
  writers: docUpdates.writers,
  begunAt: docUpdates.begunAt,
  at: docUpdates.at,
  words: docUpdates.words,
  many: docUpdates.many,
};

export async function versionsBefore(
  db: Db,
  docId: string,
  before: number,
  limit: number,
): Promise<VersionRow[]> {
  return db
    .select(shown)
    .from(docUpdates)
    .where(and(eq(docUpdates.docId, docId), lt(docUpdates.seq, before)))
    .orderBy(desc(docUpdates.seq))
    .limit(limit);
}

export async function allVersions(db: Db, docId: string): Promise<VersionRow[]> {
  return db.select(shown).from(docUpdates).where(eq(docUpdates.docId, docId)).orderBy(asc(docUpdates.seq));
}

/** The version that holds the update of this number: what was laid together since has a later one. */
export async function versionAt(db: Db, docId: string, seq: number): Promise<VersionRow | null> {
  const [row] = await db
    .select(shown)
    .from(docUpdates)
    .where(and(eq(docUpdates.docId, docId), gte(docUpdates.seq, seq)))
    .orderBy(asc(docUpdates.seq))
    .limit(1);
  return row ?? null;
}

/** What was written up to a number, from another on. */
export async function updatesBetween(
  db: Db,
  docId: string,
  from: number,
  upTo: number,
): Promise<{ seq: number; update: Uint8Array }[]> {
  return db
    .select({ seq: docUpdates.seq, update: docUpdates.update })
    .from(docUpdates)
    .where(and(eq(docUpdates.docId, docId), gte(docUpdates.seq, from), lte(docUpdates.seq, upTo)))
    .orderBy(asc(docUpdates.seq));
}

/** Nobody else lays the same together, and nothing new gets a number, as long as the transaction lasts. */
export async function holdDoc(db: Db, docId: string): Promise<boolean> {
  const held = await db
    .select({ id: docStates.docId })
    .from(docStates)
    .where(eq(docStates.docId, docId))
    .for('update');
  return held.length > 0;
}

/** Puts one row in the place of several. */
export async function replaceUpdates(db: Db, from: number, row: UpdateRow): Promise<void> {
  await db
    .delete(docUpdates)
    .where(and(eq(docUpdates.docId, row.docId), gte(docUpdates.seq, from), lte(docUpdates.seq, row.seq)));
  await db.insert(docUpdates).values(row);
}
