import { asc, desc, gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { backupsMade, houseSizes } from './house.tables.ts';

type Size = typeof houseSizes.$inferSelect;

export async function noteSize(db: Db, row: Size): Promise<void> {
  const { databaseBytes, filesBytes } = row;
  await db
    .insert(houseSizes)
    .values(row)
    .onConflictDoUpdate({ target: houseSizes.day, set: { databaseBytes, filesBytes } });
}

export async function sizesSince(db: Db, day: string): Promise<Size[]> {
  return db.select().from(houseSizes).where(gte(houseSizes.day, day)).orderBy(asc(houseSizes.day));
}

export async function backupsSince(db: Db, since: Date): Promise<(typeof backupsMade.$inferSelect)[]> {
  return db.select().from(backupsMade).where(gte(backupsMade.at, since)).orderBy(asc(backupsMade.at));
}

export async function lastBackup(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(backupsMade).orderBy(desc(backupsMade.at)).limit(1);
  return row?.at ?? null;
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}
