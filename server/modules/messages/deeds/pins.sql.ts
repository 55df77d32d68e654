import { and, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import type { MessageRow } from '../messages.sql.ts';
import { messages } from '../messages.tables.ts';

const pinnedIn = (spaceId: string) => and(eq(messages.spaceId, spaceId), isNotNull(messages.pinnedAt));

export async function pinnedMessages(db: Db, spaceId: string, seesFrom: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(pinnedIn(spaceId), gt(messages.seq, seesFrom)))
    .orderBy(desc(messages.pinnedAt), desc(messages.seq));
}

export async function countPinned(db: Db, spaceId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(messages).where(pinnedIn(spaceId));
  return row?.n ?? 0;
}
