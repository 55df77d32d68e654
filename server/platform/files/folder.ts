import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Store } from './store.ts';

/**
 * Files in a folder that only the house reads. They are written beside their place and moved there when whole, so that
 * a house that falls in the middle leaves no half file under a name that is believed.
 */
export async function openFolder(folder: string): Promise<Store> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);

  class PrivateFolder extends FSDriver {
    override async put(key: string, contents: string | Uint8Array): Promise<void> {
      await writeWhole(join(folder, key), contents);
    }

    override async putStream(key: string, contents: Readable): Promise<void> {
      await writeWhole(join(folder, key), contents);
    }

    override async delete(key: string): Promise<void> {
      await rm(join(folder, key), { force: true });
      await syncFolder(dirname(join(folder, key))).catch(nothingToSync);
    }

    override async getStream(key: string): Promise<Readable> {
      // Opened before it is handed out, so that a file that is not there is known now and not while it is read.
      const file = await open(join(folder, key), 'r');
      return file.createReadStream();
    }
  }

  return {
    disk: new Disk(new PrivateFolder({ location: folder, visibility: 'private' })),
    async readRange(key, { from, end }) {
      const file = await open(join(folder, key), 'r');
      return file.createReadStream({ start: from, end: end - 1 });
    },
  };
}

/** Of a folder that was never there nothing is to be written down. */
function nothingToSync(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** What is written over a file in its place lies where the file lay, as far as the disk beneath lets it. */
export async function overwriteInFolder(folder: string, key: string): Promise<void> {
  const file = await open(join(folder, key), 'r+');
  try {
    const { size } = await file.stat();
    await file.write(randomBytes(size), 0, size, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name that was given or taken away is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function writeWhole(path: string, contents: string | Uint8Array | Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(contents);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
