import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { blobs, files } from './files.tables.ts';

type FileColumns = typeof files.$inferSelect;
type Content = Pick<
  typeof blobs.$inferSelect,
  'kind' | 'type' | 'size' | 'previews' | 'width' | 'height' | 'seconds' | 'pages'
> & { readonly opening: string | null };
/** A file with what is known of its content, which a deleted one has no longer. */
export type FileRow = FileColumns & { readonly content: Content | null };

const { kind, type, size, previews, width, height, seconds, pages } = getTableColumns(blobs);
/** As much as there is room for on a small page. */
const opening = sql<string | null>`case when not ${previews} then left(${blobs.words}, 400) end`;
const columns = {
  ...getTableColumns(files),
  content: { kind, type, size, previews, width, height, seconds, pages, opening },
};

const selectFiles = (db: Db) => db.select(columns).from(files).leftJoin(blobs, eq(blobs.id, files.blobId));

/** False where there is a file of this id already. */
export async function insertFile(db: Db, row: FileColumns): Promise<boolean> {
  return (await db.insert(files).values(row).onConflictDoNothing().returning({ id: files.id })).length > 0;
}

/** Without asking who looks: the verbs ask, once they know in which space it lies. */
export async function findFile(db: Db, id: string): Promise<FileRow | null> {
  const [row] = await selectFiles(db).where(eq(files.id, id));
  return row ?? null;
}

export async function pageOfFiles(
  db: Db,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<FileRow[]> {
  return selectFiles(db)
    .where(and(eq(files.spaceId, spaceId), gt(files.born, after), isNull(files.deletedAt)))
    .orderBy(asc(files.born), asc(files.id))
    .limit(limit);
}

export async function filesChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: { since: number; upTo: number; seesFrom: number; limit: number },
): Promise<FileRow[]> {
  return selectFiles(db)
    .where(
      and(eq(files.spaceId, spaceId), gt(files.rev, since), lte(files.rev, upTo), gt(files.born, seesFrom)),
    )
    .orderBy(asc(files.rev))
    .limit(limit);
}

export type FileChange = Partial<
  Pick<FileColumns, 'rev' | 'born' | 'name' | 'blobId' | 'poster' | 'waves' | 'messageId' | 'deletedAt'>
>;

/** Null where it was taken out in this very moment. */
export async function updateFile(db: Db, id: string, change: FileChange): Promise<FileRow | null> {
  const changed = await db
    .update(files)
    .set(change)
    .where(and(eq(files.id, id), isNull(files.deletedAt)))
    .returning({ id: files.id });
  return changed.length === 0 ? null : findFile(db, id);
}

/** Held until the transaction ends: two messages do not carry one file. */
export async function holdFiles(tx: Db, ids: readonly string[]): Promise<FileRow[]> {
  await tx
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(asc(files.id))
    .for('update');
  return selectFiles(tx).where(inArray(files.id, [...ids]));
}

export async function filesOfMessage(db: Db, messageId: string): Promise<FileRow[]> {
  return selectFiles(db).where(and(eq(files.messageId, messageId), isNull(files.deletedAt)));
}

/** Brought for a message that was not said since. */
export async function deleteNeverSaid(db: Db, since: Date): Promise<string[]> {
  const gone = await db
    .delete(files)
    .where(and(isNull(files.born), lt(files.broughtAt, since)))
    .returning({ id: files.id });
  return gone.map(({ id }) => id);
}

export async function deleteFilesOf(db: Db, spaceId: string): Promise<string[]> {
  const gone = await db.delete(files).where(eq(files.spaceId, spaceId)).returning({ id: files.id });
  return gone.map(({ id }) => id);
}

/** One that waited for its message and that nobody else knows of leaves nothing. False where it is said by now. */
export async function deleteUnsaid(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .delete(files)
    .where(and(eq(files.id, id), isNull(files.born)))
    .returning({ id: files.id });
  return gone.length > 0;
}

/** Every word must occur, in its name or in what it holds; the last may still be unfinished. */
export async function searchFiles(
  db: Db,
  spaceId: string,
  words: readonly string[],
  { seesFrom, limit }: { seesFrom: number; limit: number },
): Promise<(FileRow & { readonly text: string | null })[]> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const name = sql`to_tsvector('simple', translate(${files.name}, '._-()', '     '))`;
  return db
    .select({ ...columns, text: blobs.words })
    .from(files)
    .leftJoin(blobs, eq(blobs.id, files.blobId))
    .where(
      and(
        eq(files.spaceId, spaceId),
        gt(files.born, seesFrom),
        isNull(files.deletedAt),
        or(
          sql`${name} @@ to_tsquery('simple', ${query})`,
          sql`to_tsvector('simple', ${blobs.words}) @@ to_tsquery('simple', ${query})`,
        ),
      ),
    )
    .orderBy(desc(files.born))
    .limit(limit);
}
