import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { DocRow } from './docs.sql.ts';
import { docs, docWords } from './docs.tables.ts';

/** Of more than this no index is made: its entry has a limit of its own. */
const mostBytes = 450_000;

const shortened = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, mostBytes)).replace(/\uFFFD$/, '');

export async function keepText(
  db: Db,
  { id, spaceId }: { id: string; spaceId: string },
  text: string,
): Promise<void> {
  await db.prepared(
    `insert into doc_words (doc_id, space_id, text) select $1, $2, $3
     where exists (select 1 from doc_states where doc_id = $1)
     on conflict (doc_id) do update set text = excluded.text where doc_words.text <> excluded.text`,
    [id, spaceId, shortened(text)],
  );
}

export interface FoundDoc extends DocRow {
  readonly text: string;
}

interface Wanted {
  readonly personId: string;
  /** In this one, or in all that the person may read. */
  readonly spaceIds: readonly string[] | null;
  readonly kinds: readonly string[] | null;
  readonly words: readonly string[];
  readonly limit: number;
  /** Every word must occur, or any of them. */
  readonly all: boolean;
}

const titled = sql`to_tsvector('simple', ${docs.title})`;
const written = sql`to_tsvector('simple', ${docWords.text})`;

/** The words are plain letters and digits, and each may still be unfinished. What the title has comes first. */
export async function findDocs(
  db: Db,
  { personId, spaceIds, kinds, words, limit, all }: Wanted,
): Promise<FoundDoc[]> {
  const query = words.map((word) => `'${word}':*`).join(all ? ' & ' : ' | ');
  const asked = sql`to_tsquery('simple', ${query})`;
  return db
    .select({ ...getTableColumns(docs), text: sql<string>`coalesce(${docWords.text}, '')` })
    .from(docs)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${docs.spaceId} and r.person_id = ${personId} and ${docs.born} > r.sees_from
        and ${spaceIds === null ? sql`true` : sql`r.space_id = any(${sql.param([...spaceIds])}::uuid[])`}
        and ${kinds === null ? sql`true` : sql`r.kind = any(${sql.param([...kinds])}::text[])`}`,
    )
    .leftJoin(docWords, eq(docWords.docId, docs.id))
    .where(and(isNull(docs.deletedAt), sql`(${titled} @@ ${asked} or ${written} @@ ${asked})`))
    .orderBy(desc(sql`${titled} @@ ${asked}`), desc(sql`coalesce(${docs.wordsAt}, ${docs.createdAt})`))
    .limit(limit);
}
