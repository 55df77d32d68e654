import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { readConfig, type Config } from '../platform/config.ts';
import { freshDatabase } from './database.ts';
import { backUp } from '../backup/backup.ts';
import { copyText, nameOf, tablesOf } from '../backup/catalog.sql.ts';
import { copyOut } from '../backup/copy-rows.ts';
import type { Manifest } from '../backup/manifest.ts';
import type { Progress } from '../backup/progress.ts';
import { restore } from '../backup/restore.ts';
import { withClient } from '../backup/database-session.ts';

/** A folder for one test, which the database's own user may pass through. */
export function room(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinsong-backup-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => {
    for (const data of ['data', 'restored'].map((name) => join(folder, name, 'database', 'elsewhere'))) {
      if (existsSync(data)) rmSync(readFileSync(data, 'utf8'), { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A database for one test: migrated, or as empty as a server gives it. */
export async function database(state: 'migrated' | 'empty'): Promise<string> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  if (state === 'empty')
    await ask(url, 'drop schema drizzle cascade; drop schema public cascade; create schema public');
  return url;
}

export const ask = (url: string, query: string, values?: unknown[]): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(query, values)).rows);

export const house = (url: string, folder: string, settings: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ KINSONG_DATABASE_URL: url, KINSONG_DATA: join(folder, 'data'), ...settings });

/** Calls it off as soon as it comes to this. */
export function until(point: string): { progress: Progress; signal: AbortSignal } {
  const asked = new AbortController();
  const doing = (what: string): void => {
    if (what.includes(point)) asked.abort();
  };
  return { progress: { doing, stop: () => undefined }, signal: asked.signal };
}
const toTheEnd = () => until('something that never comes');

export const backUpTo = (folder: string, config: Config, how = toTheEnd()): Promise<Manifest> =>
  backUp({ config, folder, ...how });

export const restoreFrom = (
  folder: string,
  config: Config,
  { keepSessions = false, ...how }: { keepSessions?: boolean } & Partial<ReturnType<typeof until>> = {},
): Promise<Manifest> => restore({ config, folder, keepSessions, ...toTheEnd(), ...how });

/** Every row of every table, as the database writes it down. */
export const everything = (url: string): Promise<Record<string, string[]>> =>
  withClient(url, async (client) => {
    const rows: Record<string, string[]> = {};
    for (const table of await tablesOf(client)) {
      const written = await text(copyOut(client, copyText(table, 'to stdout')));
      rows[nameOf(table)] = written.split('\n').toSorted();
    }
    return rows;
  });

/** How a database is built: what a migrated one and a restored one must have in common. */
export async function shapeOf(url: string): Promise<Record<string, unknown>[][]> {
  return Promise.all(
    [
      `select table_schema, table_name, column_name, data_type, is_nullable, column_default
       from information_schema.columns where table_schema in ('public', 'drizzle') order by 1, 2, 3`,
      `select schemaname, indexname, indexdef from pg_indexes where schemaname in ('public', 'drizzle') order by 1, 2`,
      `select conname, conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule
       from pg_constraint where connamespace::regnamespace::text in ('public', 'drizzle') order by 2, 1`,
    ].map((query) => ask(url, query)),
  );
}
