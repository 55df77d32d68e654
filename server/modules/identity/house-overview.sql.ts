import { count, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { persons, sessions } from './identity.tables.ts';

export async function countPeople(db: Db): Promise<number> {
  const [all] = await db.select({ n: count() }).from(persons);
  return all?.n ?? 0;
}

/** Who was here since, as far as it is written down. */
export async function hereSince(db: Db, since: Date): Promise<string[]> {
  const here = await db
    .selectDistinct({ id: sessions.personId })
    .from(sessions)
    .where(gt(sessions.lastUsedAt, since));
  return here.map(({ id }) => id);
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}
