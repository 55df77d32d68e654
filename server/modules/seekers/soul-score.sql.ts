import type { SoulScore } from '@kinsong/contract/seekers/soul-score.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { soulTaps } from './soul-score.tables.ts';

export async function insertSoulTap(db: Db, tap: typeof soulTaps.$inferInsert): Promise<void> {
  await db.insert(soulTaps).values(tap).onConflictDoNothing();
}

/** All of it, and since midnight where the person is. */
export async function sumSoul(db: Db, personId: string, now: Date, timeZone: string): Promise<SoulScore> {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)`,
      today_total: sql<number>`count(*) filter (where ${soulTaps.at} >= ${today})`,
    })
    .from(soulTaps)
    .where(eq(soulTaps.personId, personId));
  return row ?? { total: 0, today_total: 0 };
}

export async function soulTapsIn(db: Db, personId: string, spaceId: string): Promise<string[]> {
  const rows = await db
    .select({ messageId: soulTaps.messageId })
    .from(soulTaps)
    .where(and(eq(soulTaps.personId, personId), eq(soulTaps.spaceId, spaceId)));
  return rows.map(({ messageId }) => messageId);
}
