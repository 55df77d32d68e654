import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { WriteOptions } from 'flydrive/types';
import type { Bucket } from '../setting-values.ts';

/** An S3-compatible store. Its client is loaded here, only where the operator chose one. */
export async function openBucket({ endpoint, bucket, region, key, secret }: Bucket): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);

  class PatientBucket extends S3Driver {
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

  return new Disk(
    new PatientBucket({
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
    }),
  );
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
