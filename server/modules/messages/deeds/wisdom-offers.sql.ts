import { and, count, desc, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { messages } from '../messages.tables.ts';

const offered = and(isNotNull(messages.offeredAt), isNull(messages.deletedAt));

/** How many were offered since midnight, where somebody is. */
export async function countOfferedToday(db: Db, now: Date, zone: string): Promise<number> {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`;
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(offered, sql`${messages.offeredAt} >= ${today}`));
  return row?.n ?? 0;
}

/** The most tapped first; of two alike the one offered later. */
export async function mostGivenOffered(db: Db, since: Date, limit: number) {
  return db
    .select({
      id: messages.id,
      authorId: messages.authorId,
      taps: messages.trustTaps,
      saidAt: messages.createdAt,
      content: messages.content,
    })
    .from(messages)
    .where(and(offered, gte(messages.offeredAt, since)))
    .orderBy(desc(messages.trustTaps), desc(messages.offeredAt), desc(messages.id))
    .limit(limit);
}
