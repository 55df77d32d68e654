import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { deletedTasks, tasks } from './tasks.tables.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type TaskValues = Omit<TaskRow, 'id' | 'spaceId' | 'born' | 'createdBy' | 'createdAt'>;

/** False where there is a task of this id already. */
export async function insertTask(db: Db, row: TaskRow): Promise<boolean> {
  const stored = await db.insert(tasks).values(row).onConflictDoNothing().returning({ id: tasks.id });
  return stored.length > 0;
}

/** Without asking who looks: the verbs ask, once they know in which space it lies. */
export async function findTask(db: Db, id: string): Promise<TaskRow | null> {
  const [row] = await db.select().from(tasks).where(eq(tasks.id, id));
  return row ?? null;
}

export async function findTasks(db: Db, ids: readonly string[]): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));
}

export async function updateTask(db: Db, id: string, change: Partial<TaskValues>): Promise<TaskRow> {
  const [row] = await db.update(tasks).set(change).where(eq(tasks.id, id)).returning();
  if (row === undefined) throw new Error(`no task ${id}`);
  return row;
}

export async function eraseTasks(db: Db, spaceId: string): Promise<undefined> {
  await db.delete(tasks).where(eq(tasks.spaceId, spaceId));
  await db.delete(deletedTasks).where(eq(deletedTasks.spaceId, spaceId));
}

export async function pageOfTasks(
  db: Db,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.spaceId, spaceId), gt(tasks.born, after), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.born))
    .limit(limit);
}

export async function tasksChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: { since: number; upTo: number; seesFrom: number; limit: number },
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(
      and(eq(tasks.spaceId, spaceId), gt(tasks.rev, since), lte(tasks.rev, upTo), gt(tasks.born, seesFrom)),
    )
    .orderBy(asc(tasks.rev))
    .limit(limit);
}
