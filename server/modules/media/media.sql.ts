import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { pictures } from './media.tables.ts';

export async function insertPicture(db: Db, row: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(row);
}

/** For anyone who is signed in: an avatar is seen beside each of its owner's words. */
export async function isPicture(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id));
  return rows.length > 0;
}

export async function isPictureOf(db: Db, id: string, personId: string): Promise<boolean> {
  const own = and(eq(pictures.id, id), eq(pictures.personId, personId));
  return (await db.select({ id: pictures.id }).from(pictures).where(own)).length > 0;
}

/** Forgets someone's pictures but the one they wear, and answers which those were. */
export async function deleteOtherPictures(db: Db, personId: string, worn: string | null): Promise<string[]> {
  const rows = await db
    .delete(pictures)
    .where(and(eq(pictures.personId, personId), ...(worn === null ? [] : [ne(pictures.id, worn)])))
    .returning({ id: pictures.id });
  return rows.map(({ id }) => id);
}
