import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { deletedTasks } from './tasks.tables.ts';

type DeletedTask = typeof deletedTasks.$inferSelect;

export async function keepWordsOf(db: Db, words: DeletedTask): Promise<void> {
  await db.insert(deletedTasks).values(words).onConflictDoUpdate({ target: deletedTasks.taskId, set: words });
}

/** What somebody deleted themself in a space since then, of these. */
export async function wordsDeletedBy(
  db: Db,
  { spaceId, deletedBy }: Pick<DeletedTask, 'spaceId' | 'deletedBy'>,
  ids: readonly string[],
  since: Date,
): Promise<DeletedTask[]> {
  const theirs = and(
    eq(deletedTasks.spaceId, spaceId),
    eq(deletedTasks.deletedBy, deletedBy),
    inArray(deletedTasks.taskId, [...ids]),
    gt(deletedTasks.deletedAt, since),
  );
  return db.select().from(deletedTasks).where(theirs);
}

export async function forgetWordsOf(db: Db, taskId: string): Promise<void> {
  await db.delete(deletedTasks).where(eq(deletedTasks.taskId, taskId));
}

export async function forgetWordsUntil(db: Db, until: Date): Promise<void> {
  await db.delete(deletedTasks).where(lte(deletedTasks.deletedAt, until));
}
