import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { images } from './images.tables.ts';

export async function insertImage(db: Db, row: Omit<typeof images.$inferInsert, 'used'>): Promise<void> {
  await db.insert(images).values(row);
}

/** For anyone who is signed in and knows its address. */
export async function isImage(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: images.id }).from(images).where(eq(images.id, id))).length > 0;
}

export async function markUsed(db: Db, id: string, personId: string): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ used: true })
    .where(and(eq(images.id, id), eq(images.personId, personId)))
    .returning({ id: images.id });
  return rows.length > 0;
}

export async function markUnused(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ used: false })
    .where(eq(images.id, id))
    .returning({ id: images.id });
  return rows.length > 0;
}

export async function deleteIfUnused(db: Db, id: string): Promise<void> {
  await db.delete(images).where(and(eq(images.id, id), eq(images.used, false)));
}

/** Forgets what somebody brought and nothing shows, but for one; answers which those were. */
export async function deleteUnused(db: Db, personId: string, but: string): Promise<string[]> {
  const rows = await db
    .delete(images)
    .where(and(eq(images.personId, personId), eq(images.used, false), ne(images.id, but)))
    .returning({ id: images.id });
  return rows.map(({ id }) => id);
}
