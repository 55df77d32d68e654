import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { blobs, files } from './files.tables.ts';

export type BlobRow = typeof blobs.$inferSelect;
export type NewBlob = Omit<BlobRow, 'stored'>;

export async function insertBlob(db: Db, row: NewBlob): Promise<void> {
  await db.insert(blobs).values(row);
}

/** The same content, brought before. Held until the transaction ends, so that it is not swept meanwhile. */
export async function storedBlob(db: Db, hash: string): Promise<BlobRow | null> {
  const [row] = await db
    .select()
    .from(blobs)
    .where(and(eq(blobs.hash, hash), eq(blobs.stored, true)))
    .for('share');
  return row ?? null;
}

/** All of it lies in the store. */
export async function markStored(db: Db, id: string): Promise<void> {
  await db.update(blobs).set({ stored: true }).where(eq(blobs.id, id));
}

/** Those that no file shows, and those whose making was given up. */
export async function unusedBlobs(db: Db, makingSince: Date): Promise<string[]> {
  const shown = db
    .select({ one: sql`1` })
    .from(files)
    .where(eq(files.blobId, blobs.id));
  const found = await db
    .select({ id: blobs.id })
    .from(blobs)
    .where(and(notExists(shown), or(eq(blobs.stored, true), lt(blobs.createdAt, makingSince))));
  return found.map(({ id }) => id);
}

/** From now on nobody shares it; false where somebody does by now. */
export async function giveUpBlob(tx: Db, id: string): Promise<boolean> {
  // Locked first and asked then: whoever was about to show it has done so, or waits and finds it gone.
  await tx.select({ id: blobs.id }).from(blobs).where(eq(blobs.id, id)).for('update');
  const [shown] = await tx.select({ id: files.id }).from(files).where(eq(files.blobId, id)).limit(1);
  if (shown !== undefined) return false;
  await tx.update(blobs).set({ stored: false }).where(eq(blobs.id, id));
  return true;
}

export async function deleteBlob(db: Db, id: string): Promise<void> {
  await db.delete(blobs).where(eq(blobs.id, id));
}
