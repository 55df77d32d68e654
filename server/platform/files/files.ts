import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { FilesPlace } from '../config.ts';
import { openBucket } from './bucket.ts';
import { openFolder, overwriteInFolder } from './folder.ts';
import type { Range, Store } from './store.ts';

/** What people entrust to the house as files. Who may see a file is for the modules to say, never for this. */
export interface Files {
  /** All of it is there afterwards, or nothing. */
  put(key: string, content: Readable | Uint8Array, type: string): Promise<void>;
  /** Null when there is no such file. With a range, from a byte on, up to and without another. */
  get(key: string, range?: Range): Promise<Readable | null>;
  /** In bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is gone already is no failure. */
  delete(key: string): Promise<void>;
  /** For what must not be read by anybody any more: overwritten where it lies, down to the disk, and then deleted. */
  shred(key: string): Promise<void>;
  /** The keys of all that lies in a folder; none where there is no such folder. */
  keysIn(folder: string): Promise<string[]>;
}

/** Nothing is opened until the first file comes: the S3 client alone weighs more than an idle house may. */
export function makeFiles(place: FilesPlace): Files {
  let opening: Promise<Store> | undefined;
  const store = (): Promise<Store> =>
    (opening ??= place.kind === 's3' ? openBucket(place) : openFolder(place.folder));
  const disk = async (): Promise<Disk> => (await store()).disk;

  return {
    async put(key, content, type) {
      refuseForeign(key);
      const opened = await disk();
      if (content instanceof Readable) await opened.putStream(key, content, { contentType: type });
      else await opened.put(key, content, { contentType: type });
    },
    async get(key, range) {
      refuseForeign(key);
      try {
        const { disk, readRange } = await store();
        return await (range === undefined ? disk.getStream(key) : readRange(key, range));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async size(key) {
      refuseForeign(key);
      try {
        return await sizeOf(await disk(), key);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async exists(key) {
      refuseForeign(key);
      return (await disk()).exists(key);
    },
    async delete(key) {
      refuseForeign(key);
      await (await disk()).delete(key);
    },
    async shred(key) {
      refuseForeign(key);
      const opened = await disk();
      if (!(await opened.exists(key))) return;
      try {
        if (place.kind === 'disk') await overwriteInFolder(place.folder, key);
        else await opened.put(key, randomBytes(await sizeOf(opened, key)));
        await opened.delete(key);
      } catch (error) {
        // Another node may have been quicker.
        if (await opened.exists(key)) throw error;
      }
    },
    async keysIn(folder) {
      refuseForeign(folder);
      try {
        const { objects } = await (await disk()).listAll(folder);
        return [...objects].flatMap((each) => (each.isFile ? [each.key] : []));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

const sizeOf = async (disk: Disk, key: string): Promise<number> =>
  (await disk.getMetaData(key)).contentLength;

const ownKey = /^[a-z0-9][a-z0-9_-]*(?:[/.][a-z0-9][a-z0-9_-]*)*$/;

/** Keys are made by the house out of ids, never out of names people give: anything else is a mistake of ours. */
function refuseForeign(key: string): void {
  if (!ownKey.test(key) || key.length > 200)
    throw new Error('a file was asked for by a key that is not ours');
}

const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

/** The stores say it differently, and their disk wraps what they said. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const named = 'code' in error && typeof error.code === 'string' && missing.has(error.code);
  return named || missing.has(error.name) || isMissing(error.cause);
}
