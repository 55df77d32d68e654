import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { TaskRow } from './tasks.sql.ts';
import { tasks } from './tasks.tables.ts';

interface Reach {
  readonly seesFrom: number;
  readonly limit: number;
}

export async function mostPressing(
  db: Db,
  spaceId: string,
  messageIds: readonly string[],
  { seesFrom, limit }: Reach,
): Promise<TaskRow[]> {
  const cameOfThese = sql`coalesce(${tasks.origin} ->> 'id' = any(${sql.param([...messageIds])}::text[]), false)`;
  return db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.spaceId, spaceId),
        gt(tasks.born, seesFrom),
        isNull(tasks.deletedAt),
        ne(tasks.status, 'completed'),
      ),
    )
    .orderBy(
      desc(cameOfThese),
      asc(tasks.priority),
      sql`${tasks.dueDate} nulls last, ${tasks.dueTime} nulls last`,
      asc(tasks.createdAt),
      asc(tasks.id),
    )
    .limit(limit);
}

export async function tasksHolding(
  db: Db,
  spaceId: string,
  words: readonly string[],
  { seesFrom, limit }: Reach,
): Promise<TaskRow[]> {
  const query = words.map((word) => `'${word}':*`).join(' | ');
  const told = sql`${tasks.text} || ' ' || ${tasks.description} || ' ' || ${tasks.notes}`;
  return db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.spaceId, spaceId),
        gt(tasks.born, seesFrom),
        isNull(tasks.deletedAt),
        sql`to_tsvector('simple', ${told}) @@ to_tsquery('simple', ${query})`,
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limit);
}
