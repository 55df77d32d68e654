import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { blobs, files } from './files.tables.ts';

export type FoundFile = typeof files.$inferSelect & {
  /** The text in it, as far as it can be read. */
  readonly text: string;
  /** How many of the words it holds. */
  readonly held: number;
};

/** Any of the words, which are plain letters and digits, in its name or in it; what holds most of them first. */
export async function filesHolding(
  db: Db,
  spaceId: string,
  words: readonly string[],
  { seesFrom, limit }: { seesFrom: number; limit: number },
): Promise<FoundFile[]> {
  const { shown, held, holds } = holding(words);
  return db
    .select(shown)
    .from(files)
    .leftJoin(blobs, eq(blobs.id, files.blobId))
    .where(and(eq(files.spaceId, spaceId), gt(files.born, seesFrom), isNull(files.deletedAt), holds))
    .orderBy(desc(held), desc(files.born))
    .limit(limit);
}

/** The same wherever somebody reads, in spaces of these kinds. */
export async function filesReadable(
  db: Db,
  { personId, kinds, words, limit }: Readable,
): Promise<FoundFile[]> {
  const { shown, held, holds } = holding(words);
  return db
    .select(shown)
    .from(files)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${files.spaceId} and r.person_id = ${personId} and ${files.born} > r.sees_from
        and r.kind = any(${sql.param([...kinds])}::text[])`,
    )
    .leftJoin(blobs, eq(blobs.id, files.blobId))
    .where(and(isNull(files.deletedAt), holds))
    .orderBy(desc(held), desc(files.broughtAt))
    .limit(limit);
}

interface Readable {
  readonly personId: string;
  readonly kinds: readonly string[];
  readonly words: readonly string[];
  readonly limit: number;
}

function holding(words: readonly string[]) {
  const name = sql`to_tsvector('simple', translate(${files.name}, '._-()', '     '))`;
  const content = sql`to_tsvector('simple', ${blobs.words})`;
  const holds = (query: string) =>
    or(sql`${name} @@ to_tsquery('simple', ${query})`, sql`${content} @@ to_tsquery('simple', ${query})`);
  const begins = words.map((word) => `'${word}':*`);
  const held = sql<number>`${sql.join(
    begins.map((query) => sql`coalesce((${holds(query)})::int, 0)`),
    sql` + `,
  )}`;
  const shown = { ...getTableColumns(files), text: sql<string>`coalesce(${blobs.words}, '')`, held };
  return { shown, held, holds: holds(begins.join(' | ')) };
}
