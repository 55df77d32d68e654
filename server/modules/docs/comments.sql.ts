import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { Span } from './docs.sql.ts';
import { docComments, docs } from './docs.tables.ts';

export type CommentRow = typeof docComments.$inferSelect;
export type CommentValues = Partial<
  Pick<CommentRow, 'rev' | 'quote' | 'content' | 'answers' | 'settledAt' | 'settledBy' | 'deletedAt'>
>;

/** False where there is one of this id already. */
export async function insertComment(db: Db, row: CommentRow): Promise<boolean> {
  const stored = await db
    .insert(docComments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: docComments.id });
  return stored.length > 0;
}

export async function findComment(db: Db, id: string): Promise<CommentRow | null> {
  const [row] = await db.select().from(docComments).where(eq(docComments.id, id));
  return row ?? null;
}

export async function updateComment(db: Db, id: string, change: CommentValues): Promise<CommentRow> {
  const [row] = await db.update(docComments).set(change).where(eq(docComments.id, id)).returning();
  if (row === undefined) throw new Error(`no comment ${id}`);
  return row;
}

/** What was said about docs that are still there. */
export async function pageOfComments(
  db: Db,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<CommentRow[]> {
  const rows = await db
    .select({ comment: docComments })
    .from(docComments)
    .innerJoin(docs, eq(docs.id, docComments.docId))
    .where(
      and(
        eq(docComments.spaceId, spaceId),
        gt(docComments.born, after),
        isNull(docComments.deletedAt),
        isNull(docs.deletedAt),
      ),
    )
    .orderBy(asc(docComments.born))
    .limit(limit);
  return rows.map(({ comment }) => comment);
}

export async function commentsChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: Span,
): Promise<CommentRow[]> {
  return db
    .select()
    .from(docComments)
    .where(
      and(
        eq(docComments.spaceId, spaceId),
        gt(docComments.rev, since),
        lte(docComments.rev, upTo),
        gt(docComments.born, seesFrom),
      ),
    )
    .orderBy(asc(docComments.rev))
    .limit(limit);
}
