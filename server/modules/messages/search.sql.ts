import { and, desc, eq, gt, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { MessageRow } from './messages.sql.ts';
import { messages } from './messages.tables.ts';

export interface Wanted {
  readonly words: readonly string[];
  readonly by?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly has?: 'file' | 'link' | undefined;
  readonly seesFrom: number;
  readonly limit: number;
}

/** Every word must occur, each may still be unfinished; and all else that is asked for must hold. The newest first. */
export async function searchMessages(db: Db, spaceId: string, wanted: Wanted): Promise<MessageRow[]> {
  const { by, from, until, has, seesFrom, limit } = wanted;
  const conditions: (SQL | undefined)[] = [
    eq(messages.spaceId, spaceId),
    gt(messages.seq, seesFrom),
    isNull(messages.deletedAt),
    ...wordsOf(wanted),
    by === undefined ? undefined : eq(messages.authorId, by),
    from === undefined ? undefined : gte(messages.createdAt, new Date(from)),
    until === undefined ? undefined : lt(messages.createdAt, new Date(until)),
    has === undefined ? undefined : carried[has],
  ];
  return db
    .select()
    .from(messages)
    .where(and(...conditions))
    .orderBy(desc(messages.seq))
    .limit(limit);
}

const carried: Readonly<Record<'file' | 'link', SQL>> = {
  file: sql`${messages.attachments} <> '[]'::jsonb`,
  link: sql`${messages.content} ~* 'https?://'`,
};

function wordsOf({ words }: Wanted): SQL[] {
  if (words.length === 0) return [];
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return [sql`to_tsvector('simple', ${messages.content}) @@ to_tsquery('simple', ${query})`];
}
