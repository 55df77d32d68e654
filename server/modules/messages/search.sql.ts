import { kindsThat } from '@kinsong/contract/spaces/space-kinds.ts';
import { and, desc, eq, getTableColumns, gt, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
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

/** The words of a query, as the index knows them. */
export const wordsIn = (query: string): readonly string[] => query.match(/[\p{L}\p{N}]+/gu) ?? [];

const confiding = kindsThat(({ confidential }) => !confidential);

/** Every word must occur, in any of the spaces in which this person may read; never in what is confidential. */
export async function searchAcrossSpaces(
  db: Db,
  personId: string,
  wanted: Pick<Wanted, 'words' | 'limit'>,
): Promise<MessageRow[]> {
  return db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${messages.spaceId} and r.person_id = ${personId}
        and r.kind = any(${sql.param(confiding)}::text[]) and ${messages.seq} > r.sees_from`,
    )
    .where(and(isNull(messages.deletedAt), ...wordsOf(wanted)))
    .orderBy(desc(messages.createdAt))
    .limit(wanted.limit);
}

const carried: Readonly<Record<'file' | 'link', SQL>> = {
  file: sql`${messages.attachments} <> '[]'::jsonb`,
  link: sql`${messages.content} ~* 'https?://'`,
};

function wordsOf({ words }: Pick<Wanted, 'words'>): SQL[] {
  if (words.length === 0) return [];
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return [sql`to_tsvector('simple', ${messages.content}) @@ to_tsquery('simple', ${query})`];
}
