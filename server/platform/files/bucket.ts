import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { WriteOptions } from 'flydrive/types';
import type { Bucket } from '../setting-values.ts';
import type { Range, Store } from './store.ts';

/** An S3-compatible store. Its client is loaded here, only where the operator chose one. */
export async function openBucket({ endpoint, bucket, region, key, secret }: Bucket): Promise<Store> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);

  type Driver = InstanceType<typeof S3Driver>;

  class PatientBucket extends S3Driver {
    #range: string | undefined;

    /** The driver asks for whole objects only; what it asks with is made here, before it waits for anything. */
    readRange(key: string, { from, end }: Range): Promise<Readable> {
      this.#range = `bytes=${from}-${end - 1}`;
      const reading = this.getStream(key);
      this.#range = undefined;
      return reading;
    }

    protected override createGetObjectCommand(
      ...[client, options]: Parameters<Driver['createGetObjectCommand']>
    ): ReturnType<Driver['createGetObjectCommand']> {
      const range = this.#range === undefined ? {} : { Range: this.#range };
      return super.createGetObjectCommand(client, { ...options, ...range });
    }

    /** S3 wants to know the size first, and an upload does not know it: it is gathered on disk, not in memory. */
    override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
      const folder = await mkdtemp(join(tmpdir(), 'kinsong-upload-'));
      try {
        const path = join(folder, 'whole');
        const contentLength = await gather(contents, path);
        await super.putStream(key, createReadStream(path), { ...options, contentLength });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  }

  const driver = new PatientBucket({
    endpoint,
    bucket,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    visibility: 'private',
    // Many stores know neither the newer checksums, nor access lists, nor a host name per bucket.
    supportsACL: false,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { disk: new Disk(driver), readRange: (key, range) => driver.readRange(key, range) };
}

async function gather(contents: Readable, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
