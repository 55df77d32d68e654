import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { commitmentsAccepted } from './commitments.tables.ts';

export type AcceptedRow = typeof commitmentsAccepted.$inferSelect;

export const acceptedBy = (db: Db, personId: string): Promise<AcceptedRow[]> =>
  db
    .select()
    .from(commitmentsAccepted)
    .where(eq(commitmentsAccepted.personId, personId))
    .orderBy(asc(commitmentsAccepted.version));

/** What was promised before keeps its day and its signature. */
export async function insertAccepted(db: Db, rows: readonly AcceptedRow[]): Promise<void> {
  await db
    .insert(commitmentsAccepted)
    .values([...rows])
    .onConflictDoNothing();
}
