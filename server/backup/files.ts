import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FilesPlace } from '../platform/config.ts';
import { PlainError } from '../platform/plain-error.ts';
import { filesIn, type Bundle } from './backup-folder.ts';
import type { Manifest } from './manifest.ts';
import { filesNeverCopied } from './never-copied.ts';

const prefix = 'files/';
export const isFile = (name: string): boolean => name.startsWith(prefix);

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * What was entrusted to the house as files, by its key. One that is being written has no name yet that counts, and what
 * must not outlive the house's own copy is passed over.
 */
async function* keysIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue;
      const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (/[\n\r\\]/.test(key))
        throw new PlainError(`${join(folder, key)} is no file of the house: move it away`);
      if (!filesNeverCopied.some((kept) => key.startsWith(kept))) yield key;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Copies files after the rows were seen, so that each file a row speaks of is there. One deleted in between is gone in
 * the backup too: that is what somebody wanted.
 */
export async function packFiles(
  place: FilesPlace,
  bundle: Bundle,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<Manifest['files']> {
  if (place.kind === 's3') return { kept: 'store', bucket: place.bucket, endpoint: place.endpoint };
  let count = 0;
  let bytes = 0;
  for await (const key of keysIn(place.folder)) {
    const file = await open(join(place.folder, key), 'r').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (file === null) continue;
    bytes += await bundle.put(prefix + key, file.createReadStream(), { signal });
    tell((count += 1));
  }
  return { kept: 'here', count, bytes };
}

export async function unpackFiles(
  backup: string,
  folder: string,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<void> {
  let count = 0;
  for await (const { name } of filesIn(backup)) {
    if (!isFile(name)) continue;
    const path = join(folder, name.slice(prefix.length));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const into = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(createReadStream(join(backup, name)), into, { signal });
    tell((count += 1));
  }
}

export async function isEmptyFolder(folder: string, but: readonly string[] = []): Promise<boolean> {
  try {
    return (await readdir(folder)).every((name) => but.includes(name));
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
