import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import type { Client } from 'pg';
import type { Config } from '../platform/config.ts';
import { PlainError } from '../platform/plain-error.ts';
import { Bundle, syncFolderOf } from './backup-folder.ts';
import { copyText, holdShape, sequencesOf, tablesOf } from './catalog.sql.ts';
import { copyOut } from './copy-rows.ts';
import { packFiles } from './files.ts';
import { tablesNeverCopied } from './never-copied.ts';
import { format, manifestFile, ownVersion, type Manifest } from './manifest.ts';
import { appliedMigrations } from './migrations.ts';
import type { Progress } from './progress.ts';
import { reachDatabase } from './connect-database.ts';
import { withClient } from './database-session.ts';
import { copyWaitingJobs, hasQueue } from './waiting-jobs.ts';

export interface BackupOptions {
  readonly config: Config;
  /** Where the backup is to be; nothing may be there yet. */
  readonly folder: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Writes a backup beside its place and moves it there when it is whole: what has the name can be relied on. */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { config, folder, signal } = options;
  refusePlace(config, folder);
  const database = await reachDatabase(config, signal);
  try {
    const part = `${folder}.part`;
    await makePart(part);
    try {
      const manifest = await withClient(database.url, (client) => write(client, part, options));
      await rename(part, folder);
      await syncFolderOf(folder);
      await withClient(database.url, note);
      return manifest;
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await database.leave();
  }
}

/** So that the super dashboard can tell how old it is. A house that was not opened since it was updated can not be told. */
async function note(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('backups_made') is not null as there`,
  );
  if (rows[0]?.there === true) await client.query('insert into backups_made (at) values (now())');
}

function refusePlace({ files }: Config, folder: string): void {
  if (existsSync(folder))
    throw new PlainError(`${folder} is there already: a backup never overwrites anything`);
  if (files.kind === 'disk' && !`${relative(files.folder, folder)}${sep}`.startsWith(`..${sep}`)) {
    throw new PlainError(`${folder} lies among the files of the house: a backup would hold itself`);
  }
}

async function makePart(part: string): Promise<void> {
  await mkdir(dirname(part), { recursive: true, mode: 0o700 });
  try {
    await mkdir(part, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new PlainError(
      `${part} is there: another backup is being written, or one was cut off; then remove it`,
    );
  }
}

async function write(client: Client, part: string, options: BackupOptions): Promise<Manifest> {
  const bundle = await Bundle.begin(part);
  try {
    // The first look fixes the moment; everything read later is as it was then, however long it takes.
    await client.query('begin transaction isolation level repeatable read, read only');
    const manifest = await fill(client, bundle, options);
    await bundle.put(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
    await bundle.end();
    return manifest;
  } catch (error) {
    await bundle.abandon();
    throw error;
  }
}

async function fill(client: Client, bundle: Bundle, options: BackupOptions): Promise<Manifest> {
  const { config, progress, signal } = options;
  const pack = async (file: string, text: string, what: string): Promise<{ file: string; rows: number }> => {
    progress.doing(`Backing up ${what}`);
    const source = copyOut(client, text);
    await bundle.put(file, source, { packed: true, signal });
    return { file, rows: source.rows };
  };
  const migrations = await appliedMigrations(client);
  if (migrations === null || migrations.length === 0) {
    throw new PlainError('There is nothing to back up: no house was ever opened on this database');
  }
  const { rows } = await client.query<{ moment: Date; postgresql: string }>(
    `select now() as moment, current_setting('server_version') as postgresql`,
  );
  const shapes = (await tablesOf(client)).filter(({ name }) => !tablesNeverCopied.has(name));
  await holdShape(client, shapes);
  const tables: Manifest['tables'] = [];
  for (const table of shapes) {
    const file = `tables/${table.schema}.${table.name}.gz`;
    tables.push({ ...table, ...(await pack(file, copyText(table, 'to stdout'), table.name)) });
  }
  const jobs = (await hasQueue(client)) ? await pack('jobs.gz', copyWaitingJobs, 'waiting jobs') : null;
  const sequences = await sequencesOf(client);
  await client.query('commit');
  const files = await packFiles(config.files, bundle, signal, (count) =>
    progress.doing(`Backing up files, ${count} so far`),
  );
  return {
    format,
    kinsong: ownVersion,
    moment: rows[0]!.moment.toISOString(),
    postgresql: rows[0]!.postgresql,
    migrations,
    tables,
    sequences,
    jobs,
    files,
  };
}
