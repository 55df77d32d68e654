import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { manifestos } from '../manifesto.tables.ts';

export type ManifestoRow = typeof manifestos.$inferSelect;

/** Two versions of one person are kept one after the other, whichever node they reach. */
export async function holdManifesto(tx: Db, personId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`manifesto ${personId}`}, 0))`);
}

export async function insertVersion(tx: Db, row: ManifestoRow): Promise<void> {
  await tx.insert(manifestos).values(row);
}

/** Without asking whose it is. */
export async function findVersion(db: Db, id: string): Promise<ManifestoRow | null> {
  const [row] = await db.select().from(manifestos).where(eq(manifestos.id, id));
  return row ?? null;
}

/** Somebody's own, the newest first. */
export const versionsOf = (db: Db, personId: string): Promise<ManifestoRow[]> =>
  db.select().from(manifestos).where(eq(manifestos.personId, personId)).orderBy(desc(manifestos.version));

/** How somebody means it now; null for whom no manifesto was ever asked. */
export async function currentManifesto(db: Db, personId: string): Promise<ManifestoRow | null> {
  const [row] = await db
    .select()
    .from(manifestos)
    .where(eq(manifestos.personId, personId))
    .orderBy(desc(manifestos.version))
    .limit(1);
  return row ?? null;
}
