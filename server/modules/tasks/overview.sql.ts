import { and, asc, count, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { tasks } from './tasks.tables.ts';

const line = {
  id: tasks.id,
  text: tasks.text,
  due_date: tasks.dueDate,
  assigned_to: tasks.assignedTo,
  priority: tasks.priority,
};

const openIn = (spaceId: string, seesFrom: number) =>
  and(
    eq(tasks.spaceId, spaceId),
    gt(tasks.born, seesFrom),
    isNull(tasks.deletedAt),
    ne(tasks.status, 'completed'),
  );

export async function countCarried(
  db: Db,
  spaceId: string,
  personId: string,
  seesFrom: number,
): Promise<number> {
  const [row] = await db
    .select({ carried: count() })
    .from(tasks)
    .where(and(openIn(spaceId, seesFrom), eq(tasks.assignedTo, personId)));
  return row?.carried ?? 0;
}

/** Open and with a day, the nearest first. */
export const nextDue = (db: Db, spaceId: string, seesFrom: number, most: number) =>
  db
    .select(line)
    .from(tasks)
    .where(and(openIn(spaceId, seesFrom), isNotNull(tasks.dueDate)))
    .orderBy(asc(tasks.dueDate), sql`${tasks.dueTime} nulls last`, asc(tasks.priority))
    .limit(most);
