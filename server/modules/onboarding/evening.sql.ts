import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { eveningParts } from './onboarding.tables.ts';

export type EndedPart = typeof eveningParts.$inferSelect;
export type EndingPart = typeof eveningParts.$inferInsert;

export const endedParts = (db: Db, personId: string): Promise<EndedPart[]> =>
  db.select().from(eveningParts).where(eq(eveningParts.personId, personId));

/**
 * Keeps that parts ended, and answers those that had not before. What ended stays as it did, but for promises given to
 * newer words.
 */
export async function keepEnded(db: Db, rows: readonly EndingPart[]): Promise<string[]> {
  const { part, version, endedAt } = eveningParts;
  const kept = await db
    .insert(eveningParts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [eveningParts.personId, part],
      set: { version: sql`excluded.version`, endedAt: sql`excluded.ended_at` },
      setWhere: sql`excluded.version > ${version}`,
    })
    .returning({ part, endedAt, isNew: sql<boolean>`xmax = 0` });
  return kept.filter(({ isNew }) => isNew).map((row) => row.part);
}
