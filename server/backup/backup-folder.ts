import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PlainError } from '../platform/plain-error.ts';

/** A line for each file, as `sha256sum --check` reads it, so that a backup is checked where there is no Kinsong. */
const sumsFile = 'SHA256SUMS';

interface PutOptions {
  readonly packed?: boolean;
  readonly signal?: AbortSignal;
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Passes bytes on and knows afterwards how many they were, and their checksum. */
function scales() {
  const hash = createHash('sha256');
  const weighed = { bytes: 0 };
  async function* weigh(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      weighed.bytes += chunk.length;
      yield chunk;
    }
  }
  return { weigh, weighed, sum: () => hash.digest('hex') };
}

/** The folder of a backup while it is written. */
export class Bundle {
  readonly #folder: string;
  readonly #sums: FileHandle;
  readonly #folders: Set<string>;

  private constructor(folder: string, sums: FileHandle) {
    this.#folder = folder;
    this.#sums = sums;
    this.#folders = new Set([folder]);
  }

  static async begin(folder: string): Promise<Bundle> {
    return new Bundle(folder, await open(join(folder, sumsFile), 'wx', 0o600));
  }

  /** Writes one file, known by its name and its checksum; answers its size. */
  async put(
    name: string,
    content: Readable | string,
    { packed = false, signal }: PutOptions = {},
  ): Promise<number> {
    const path = join(this.#folder, name);
    if (!this.#folders.has(dirname(path))) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      this.#folders.add(dirname(path));
    }
    const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content;
    const { weigh, weighed, sum } = scales();
    const into = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    const options = signal === undefined ? {} : { signal };
    if (packed) await pipeline(source, createGzip({ level: 4 }), weigh, into, options);
    else await pipeline(source, weigh, into, options);
    await this.#sums.appendFile(`${sum()}  ${name}\n`);
    return weighed.bytes;
  }

  /** After this it would survive a power cut. */
  async end(): Promise<void> {
    await this.#sums.sync();
    await this.#sums.close();
    for (const folder of this.#folders) await sync(folder);
  }

  async abandon(): Promise<void> {
    await this.#sums.close();
  }
}

export const syncFolderOf = (path: string): Promise<void> => sync(dirname(path));

export const damaged = (folder: string, name: string): PlainError =>
  new PlainError(`The backup ${folder} is damaged: ${name} is not as it was written`);

/** The files of a backup with their checksums, in the order they were written. */
export async function* filesIn(
  folder: string,
): AsyncGenerator<{ readonly name: string; readonly sum: string }> {
  const lines = createInterface({ input: createReadStream(join(folder, sumsFile)), crlfDelay: Infinity });
  for await (const line of lines) {
    const { sum, name } = /^(?<sum>[0-9a-f]{64}) {2}(?<name>.+)$/.exec(line)?.groups ?? {};
    // A name that leads out of the folder was written by nobody here.
    if (sum === undefined || name === undefined || normalize(name) !== name || /^\.\.|^\//.test(name))
      throw damaged(folder, sumsFile);
    yield { name, sum };
  }
}

/** Is the file what its checksum says? */
export async function isWhole(
  folder: string,
  name: string,
  wanted: string,
  signal: AbortSignal,
): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, name)), hash, { signal });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  return hash.digest('hex') === wanted;
}
