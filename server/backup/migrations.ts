import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));
const record = 'drizzle.__drizzle_migrations';

/** The migrations this Kinsong knows, by the moment each was made. */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);

/** Those a database has been through; null where no house ever stood on it. */
export async function appliedMigrations(db: ClientBase): Promise<number[] | null> {
  const { rows: found } = await db.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    record,
  ]);
  if (found[0]?.there !== true) return null;
  const { rows } = await db.query<{ made: string }>(
    `select created_at::text as made from ${record} order by 1`,
  );
  return rows.map(({ made }) => Number(made));
}

/** The record that drizzle's own migrator keeps, in its shape: the next start goes on from it. */
export async function makeRecord(db: ClientBase): Promise<void> {
  await db.query(`create schema if not exists drizzle`);
  await db.query(`create table ${record} (id serial primary key, hash text not null, created_at bigint)`);
}

/**
 * Runs migrations inside the transaction that is open. Drizzle's migrator opens and commits its own, and a restore is
 * to be there as a whole or not at all.
 */
export async function runMigrations(
  db: ClientBase,
  which: (made: number) => boolean,
  { recorded }: { readonly recorded: boolean },
): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (!which(folderMillis)) continue;
    for (const statement of sql) await db.query(statement);
    if (recorded)
      await db.query(`insert into ${record} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}
