import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { PlainError } from '../platform/plain-error.ts';
import { damaged } from './backup-folder.ts';
import {
  copyText,
  emptyAll,
  liftIndexes,
  liftReferences,
  nameOf,
  setSequence,
  tablesOf,
} from './catalog.sql.ts';
import { copyIn } from './copy-rows.ts';
import type { Manifest } from './manifest.ts';
import { makeRecord, runMigrations } from './migrations.ts';
import type { Progress } from './progress.ts';
import { enqueueAll, fillDesk, setUpDesk } from './waiting-jobs.ts';

export interface LoadOptions {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly keepSessions: boolean;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/**
 * Sessions are not restored unless somebody asks. Whoever comes back with an old one may have read what is no longer
 * there, and would take new words for what was read; and a session ended since the backup would be open again.
 */
const sessions = 'sessions';

/** Builds the house of a backup in an empty database, in the one transaction that is open. */
export async function load(db: Client, aside: Client, options: LoadOptions): Promise<void> {
  const { manifest, progress } = options;
  const had = new Set(manifest.migrations);
  await makeRecord(db);
  await runMigrations(db, (made) => had.has(made), { recorded: false });
  await refuseUnknown(db, manifest);
  await fillTables(db, options);
  if (manifest.jobs !== null) await fillQueue(db, aside, manifest.jobs, options);
  progress.doing('Bringing the database to the shape of this version');
  await runMigrations(db, (made) => !had.has(made), { recorded: true });
  await db.query('analyze');
}

async function refuseUnknown(db: Client, { tables }: Manifest): Promise<void> {
  const made = new Map((await tablesOf(db)).map((table) => [nameOf(table), new Set(table.columns)]));
  for (const table of tables) {
    if (table.columns.every((column) => made.get(nameOf(table))?.has(column))) continue;
    throw new PlainError(
      `The backup holds the table ${nameOf(table)}, which this Kinsong does not make in that shape`,
    );
  }
}

async function fillTables(db: Client, options: LoadOptions): Promise<void> {
  const { folder, manifest, keepSessions, progress } = options;
  // Migrations bring rows too; what counts is how those were at the time of the backup.
  await emptyAll(db, await tablesOf(db));
  const putReferencesBack = await liftReferences(db);
  const putIndexesBack = await liftIndexes(db);
  for (const table of manifest.tables) {
    if (table.name === sessions && !keepSessions) continue;
    progress.doing(`Restoring ${table.name}`);
    const rows = await fill(db, copyText(table, 'from stdin'), table.file, options);
    if (rows !== table.rows) throw damaged(folder, table.file);
  }
  for (const sequence of manifest.sequences) await setSequence(db, sequence);
  progress.doing('Building indexes and checking how rows refer to each other');
  await putIndexesBack();
  await putReferencesBack();
}

async function fillQueue(
  db: Client,
  aside: Client,
  { file, rows }: NonNullable<Manifest['jobs']>,
  options: LoadOptions,
): Promise<void> {
  options.progress.doing('Restoring waiting jobs');
  await setUpDesk(db);
  if ((await fill(db, fillDesk, file, options)) !== rows) throw damaged(options.folder, file);
  await enqueueAll(db, aside);
}

function fill(db: Client, text: string, file: string, { folder, signal }: LoadOptions): Promise<number> {
  return pipeline(
    createReadStream(join(folder, file)),
    createGunzip(),
    (source: AsyncIterable<Buffer>) => copyIn(db, text, source),
    { signal },
  );
}
