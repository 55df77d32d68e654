import { and, asc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { docComments, docs, docStates, docUpdates, docWords } from './docs.tables.ts';

export type DocRow = typeof docs.$inferSelect;
export type DocValues = Omit<DocRow, 'id' | 'spaceId' | 'born' | 'createdBy' | 'createdAt'>;

/** False where there is a doc of this id already. */
export async function insertDoc(db: Db, row: DocRow): Promise<boolean> {
  const stored = await db.insert(docs).values(row).onConflictDoNothing().returning({ id: docs.id });
  return stored.length > 0;
}

/** Without asking who looks: the verbs ask, once they know in which space it lies. */
export async function findDoc(db: Db, id: string): Promise<DocRow | null> {
  const [row] = await db.select().from(docs).where(eq(docs.id, id));
  return row ?? null;
}

export async function updateDoc(db: Db, id: string, change: Partial<DocValues>): Promise<DocRow> {
  const [row] = await db.update(docs).set(change).where(eq(docs.id, id)).returning();
  if (row === undefined) throw new Error(`no doc ${id}`);
  return row;
}

/** All that stand in a space, for whoever puts one of them somewhere. */
export async function docsIn(db: Db, spaceId: string): Promise<DocRow[]> {
  return db
    .select()
    .from(docs)
    .where(and(eq(docs.spaceId, spaceId), isNull(docs.deletedAt)));
}

/** What went with one that was taken away by somebody since then. */
export async function deletedWith(db: Db, rootId: string, by: string, since: Date): Promise<DocRow[]> {
  return db
    .select()
    .from(docs)
    .where(
      and(
        eq(docs.deletedWith, rootId),
        eq(docs.deletedBy, by),
        gt(docs.deletedAt, since),
        ne(docs.title, ''),
      ),
    );
}

/** Of what was taken away before then nothing stays but that it was there. */
export async function forgetWordsUntil(db: Db, until: Date): Promise<void> {
  const gone = db
    .select({ id: docs.id })
    .from(docs)
    .where(and(isNotNull(docs.deletedAt), ne(docs.title, ''), lte(docs.deletedAt, until)));
  const ids = (await gone).map(({ id }) => id);
  if (ids.length === 0) return;
  const these = sql`any(${sql.param(ids)}::uuid[])`;
  await db.delete(docStates).where(sql`${docStates.docId} = ${these}`);
  await db.delete(docUpdates).where(sql`${docUpdates.docId} = ${these}`);
  await db.delete(docWords).where(sql`${docWords.docId} = ${these}`);
  await db.delete(docComments).where(sql`${docComments.docId} = ${these}`);
  await db
    .update(docs)
    .set({ title: '', icon: null, writers: [], deletedBy: null })
    .where(sql`${docs.id} = ${these}`);
}

export async function eraseDocs(db: Db, spaceId: string): Promise<undefined> {
  const theirs = sql`(select ${docStates.docId} from ${docStates} where ${docStates.spaceId} = ${spaceId})`;
  await db.delete(docUpdates).where(sql`${docUpdates.docId} in ${theirs}`);
  for (const table of [docStates, docWords, docComments, docs])
    await db.delete(table).where(eq(table.spaceId, spaceId));
}

export async function pageOfDocs(
  db: Db,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<DocRow[]> {
  return db
    .select()
    .from(docs)
    .where(and(eq(docs.spaceId, spaceId), gt(docs.born, after), isNull(docs.deletedAt)))
    .orderBy(asc(docs.born))
    .limit(limit);
}

export interface Span {
  readonly since: number;
  readonly upTo: number;
  readonly seesFrom: number;
  readonly limit: number;
}

export async function docsChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: Span,
): Promise<DocRow[]> {
  return db
    .select()
    .from(docs)
    .where(and(eq(docs.spaceId, spaceId), gt(docs.rev, since), lte(docs.rev, upTo), gt(docs.born, seesFrom)))
    .orderBy(asc(docs.rev))
    .limit(limit);
}
