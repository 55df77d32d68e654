import { and, asc, desc, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { tasks } from './tasks.tables.ts';

interface Wanted {
  readonly spaceId: string;
  readonly personId: string;
  readonly seesFrom: number;
  readonly since: Date;
  readonly most: number;
}

const line = { id: tasks.id, text: tasks.text, dueDate: tasks.dueDate, completedAt: tasks.completedAt };
export type Work = Pick<typeof tasks.$inferSelect, keyof typeof line>;

/** What someone carries and is open, the nearest first; then what they did since a day, the latest first. */
export async function workIn(db: Db, { spaceId, personId, seesFrom, since, most }: Wanted): Promise<Work[]> {
  const here = and(eq(tasks.spaceId, spaceId), isNull(tasks.deletedAt), gt(tasks.born, seesFrom));
  const [open, done] = await Promise.all([
    db
      .select({ ...line, completedAt: sql<null>`null` })
      .from(tasks)
      .where(and(here, eq(tasks.assignedTo, personId), ne(tasks.status, 'completed')))
      .orderBy(sql`${tasks.dueDate} nulls last, ${tasks.dueTime} nulls last`, asc(tasks.priority))
      .limit(most),
    db
      .select(line)
      .from(tasks)
      .where(
        and(
          here,
          eq(sql`coalesce(${tasks.assignedTo}, ${tasks.completedBy})`, personId),
          eq(tasks.status, 'completed'),
          gte(tasks.completedAt, since),
        ),
      )
      .orderBy(desc(tasks.completedAt))
      .limit(most),
  ]);
  return [...open, ...done];
}
