import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Config } from '../platform/config.ts';
import { removeDatabase, startEmbedded } from '../platform/database/embedded/index.ts';
import { makeLog } from '../platform/log.ts';
import { PlainError } from '../platform/plain-error.ts';
import { holdsTables } from './catalog.sql.ts';
import { isEmptyFolder, unpackFiles } from './files.ts';
import { checkWhole, readManifest } from './check-backup.ts';
import { load, type LoadOptions } from './load-rows.ts';
import type { Manifest } from './manifest.ts';
import type { Reached } from './connect-database.ts';
import { withClient } from './database-session.ts';
import { removeQueue } from './waiting-jobs.ts';

export interface RestoreOptions extends Omit<LoadOptions, 'manifest'> {
  readonly config: Config;
}

/** What may lie in a data folder that is empty otherwise: the key, put back beforehand, and what a disk brings along. */
const welcome = ['secret.key', 'lost+found'];

/** Makes the house of a backup in an empty place. Until the last step commits there is no house there at all. */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { config, folder, progress, signal } = options;
  const manifest = readManifest(folder);
  await refuseFullFolders(config);
  progress.doing('Checking that the backup is whole');
  await checkWhole(folder, manifest, signal);
  const target = await openTarget(config);
  try {
    await withClient(target.url, (db) =>
      withClient(target.url, async (aside) => {
        await db.query('begin');
        await load(db, aside, { ...options, manifest });
        // Files first: rows that speak of a file must find it, a file that no row speaks of does no harm.
        if (config.files.kind === 'disk') {
          await unpackFiles(folder, config.files.folder, signal, (count) =>
            progress.doing(`Restoring files, ${count} so far`),
          );
        }
        signal.throwIfAborted();
        await db.query('commit');
      }),
    );
  } catch (error) {
    await target.undo();
    throw error;
  }
  await target.leave();
  return manifest;
}

async function refuseFullFolders({ databaseUrl, dataFolder, files }: Config): Promise<void> {
  if (databaseUrl === null && !(await isEmptyFolder(dataFolder, welcome))) {
    throw new PlainError(
      `The data folder ${dataFolder} is not empty: a restore never overwrites anything; name another one with KINSONG_DATA`,
    );
  }
  if (files.kind === 'disk' && !(await isEmptyFolder(files.folder))) {
    throw new PlainError(`There are files in ${files.folder} already: a restore never overwrites anything`);
  }
}

interface Target extends Reached {
  /** Leaves the place as it was found. */
  undo(): Promise<void>;
}

async function openTarget({ databaseUrl, dataFolder, files }: Config): Promise<Target> {
  const removeFiles = async (): Promise<void> => {
    if (files.kind === 'disk') await rm(files.folder, { recursive: true, force: true });
  };
  if (databaseUrl !== null) {
    if (await withClient(databaseUrl, holdsTables)) {
      const { host, pathname } = new URL(databaseUrl);
      throw new PlainError(
        `The database ${pathname.slice(1)} at ${host} is not empty: a restore never overwrites anything; name an empty one with KINSONG_DATABASE_URL`,
      );
    }
    return {
      url: databaseUrl,
      leave: async () => undefined,
      undo: async () => {
        await withClient(databaseUrl, removeQueue);
        await removeFiles();
      },
    };
  }
  const wasThere = existsSync(dataFolder);
  const own = await startEmbedded({ dataDir: dataFolder, log: makeLog('warn') });
  return {
    url: own.url,
    leave: own.stop,
    undo: async () => {
      await own.stop();
      removeDatabase(dataFolder);
      await removeFiles();
      if (!wasThere) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
