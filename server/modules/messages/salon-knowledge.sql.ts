import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { MessageRow } from './messages.sql.ts';
import { messages } from './messages.tables.ts';

/** Any of the words, which are plain letters and digits; the last letters of each may be missing. */
export async function newestHolding(
  db: Db,
  spaceId: string,
  words: readonly string[],
  { seesFrom, limit }: { seesFrom: number; limit: number },
): Promise<MessageRow[]> {
  const query = words.map((word) => `'${word}':*`).join(' | ');
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.spaceId, spaceId),
        gt(messages.seq, seesFrom),
        isNull(messages.deletedAt),
        sql`to_tsvector('simple', ${messages.content}) @@ to_tsquery('simple', ${query})`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
}
