import { and, count, eq, isNull, lt, ne } from 'drizzle-orm';
import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { Db } from '../../platform/database/index.ts';
import { uploads } from './files.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** False where there is one of this id already. */
export async function insertUpload(db: Db, row: Omit<UploadRow, 'received' | 'refused'>): Promise<boolean> {
  return (
    (await db.insert(uploads).values(row).onConflictDoNothing().returning({ id: uploads.id })).length > 0
  );
}

/** How many others of a person's are on their way. */
export async function countComing(db: Db, personId: string, besides: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(uploads)
    .where(and(eq(uploads.personId, personId), ne(uploads.id, besides), isNull(uploads.refused)));
  return row?.n ?? 0;
}

/** Without asking who looks: the verbs ask, by whose it is. */
export async function findUpload(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** So much has come now; false where another try, perhaps at another node, was quicker. */
export async function moveUpload(
  db: Db,
  id: string,
  from: number,
  received: number,
  movedAt: Date,
): Promise<boolean> {
  const moved = await db
    .update(uploads)
    .set({ received, movedAt })
    .where(and(eq(uploads.id, id), eq(uploads.received, from), isNull(uploads.refused)))
    .returning({ id: uploads.id });
  return moved.length > 0;
}

export async function refuseUpload(db: Db, id: string, refused: ErrorCode): Promise<void> {
  await db.update(uploads).set({ refused }).where(eq(uploads.id, id));
}

/** False where somebody else took it away. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  return (await db.delete(uploads).where(eq(uploads.id, id)).returning({ id: uploads.id })).length > 0;
}

/** Those on which nothing moved since. */
export async function stalledUploads(db: Db, since: Date): Promise<UploadRow[]> {
  return db.select().from(uploads).where(lt(uploads.movedAt, since));
}

export async function uploadsInto(db: Db, spaceId: string): Promise<UploadRow[]> {
  return db.select().from(uploads).where(eq(uploads.spaceId, spaceId));
}
